/** The buttons of a lesson that print it, and its answers: folded away, unless the address or a button asks for them. */
const answers = [...document.querySelectorAll("details.question")];
const buttons = document.querySelectorAll(".lesson-buttons button");

function print(withAnswers) {
  const open = answers.filter(one => one.open);
  const unfold = all => answers.forEach(one => {
    one.open = all.includes(one);
  });
  addEventListener("afterprint", () => unfold(open), {once: true});
  unfold(withAnswers ? answers : []);
  window.print();
}

if (new URLSearchParams(location.search).get("answers") === "yes") {
  for (const one of answers) one.open = true;
}
for (const button of buttons) {
  button.disabled = false;
  button.addEventListener("click", () => print(button.dataset.do === "answers"));
}
