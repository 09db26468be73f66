// The part of the catalog that every page carries: what is said when nothing else works.

/** Texts of the crash screens and of a client that was not configured. */
export const crashMessages = {
  screenTitle: 'Something went wrong',
  screenText: 'An unexpected error occurred',
  tryAgain: 'Try again',
  router: 'Unexpected Application Error!',
  addressMissing: 'supabaseUrl is required.',
  keyMissing: 'supabaseKey is required.',
} as const
