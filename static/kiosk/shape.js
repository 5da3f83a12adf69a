/** Lays the screens out as upright or lying ones: as the window is, or as the set-up says. */
export function keepShape(orientation) {
  const {dataset} = document.documentElement;
  const upright = matchMedia("(orientation: portrait)");
  const fit = () => { dataset.shape = orientation === "auto" ? (upright.matches ? "portrait" : "landscape") : orientation; };
  upright.addEventListener("change", fit);
  fit();
}
