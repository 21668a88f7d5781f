/** The end of this task: what comes after it is done in another one, so that no block of the page is long. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
