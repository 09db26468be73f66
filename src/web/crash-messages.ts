// The part of the catalog that every page carries: what is said when nothing else works.

/** Texts of the crash screens. */
export const crashMessages = {
  screenTitle: 'Something went wrong',
  screenText: 'An unexpected error occurred',
  tryAgain: 'Try again',
  router: 'Unexpected Application Error!',
} as const
