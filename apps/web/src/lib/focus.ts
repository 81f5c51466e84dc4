/** So many frames a change of the page may take until its place is there and can be focused. */
const patience = 60;

/** When what was pressed leaves the page, the keyboard goes on at its place and not at the top of the page. */
export function focusNext(...ids: string[]): void {
  let left = patience;
  const attempt = () => {
    for (const id of ids) {
      const place = document.getElementById(id);
      place?.focus();
      if (place && document.activeElement === place) return;
    }
    left -= 1;
    if (left > 0) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
