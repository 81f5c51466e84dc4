/** Whether the person lets the operator's language model see this resume; undefined: not asked here. */
let choice: boolean | undefined;

export function chooseModel(on: boolean): void {
  choice = on;
}

export function modelChoice(): boolean | undefined {
  return choice;
}
