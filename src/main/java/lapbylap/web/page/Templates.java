package lapbylap.web.page;

import java.util.Locale;
import java.util.Map;
import lapbylap.content.ViaWords;
import lapbylap.i18n.Messages;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;

/** The Thymeleaf templates that the program brings along. */
public final class Templates {
    private final TemplateEngine engine = new TemplateEngine();

    public Templates() {
        ClassLoaderTemplateResolver resolver = new ClassLoaderTemplateResolver(Templates.class.getClassLoader());
        resolver.setPrefix("templates/");
        resolver.setSuffix(".html");
        resolver.setTemplateMode(TemplateMode.HTML);
        resolver.setCharacterEncoding("UTF-8");
        engine.setTemplateResolver(resolver);
    }

    /**
     * A template filled in with variables; with the messages {@code words} come those around a name that reports
     * another.
     */
    public String render(String template, Map<String, Object> variables) {
        Context context = new Context(Locale.ROOT, variables);
        if (variables.get("words") instanceof Messages messages) {
            context.setVariable("via", ViaWords.of(messages));
        }
        return engine.process(template, context);
    }
}
