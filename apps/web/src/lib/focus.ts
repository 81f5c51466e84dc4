/** When what was pressed leaves the page, the keyboard goes on at its place and not at the top of the page. */
export function focusNext(...ids: string[]): void {
  requestAnimationFrame(() => {
    for (const id of ids) {
      const place = document.getElementById(id);
      if (place) return place.focus();
    }
  });
}
