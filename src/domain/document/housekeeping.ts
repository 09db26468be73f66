// When old data may be deleted for good. A wrong clock makes everything look old, so after a long gap between two runs, real or not,
// nothing is deleted until people have had a day to notice.

/** Longest gap between two runs, in hours, that is trusted at once. */
export const trustedGapHours = 48

/** Hours from a run after a longer gap to the first deletion. */
export const deletionDelayHours = 24
