/** The site: routes, handlers, page models, errors. Nothing but the command line sees it. */
package lapbylap.web;
