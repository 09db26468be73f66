// When old things may be deleted for good. A clock that is wrong makes everything look old, so after a long pause, which may be none,
// nothing is deleted before people had a day to notice.

/** Hours between two runs from which on the time between them is not believed at once. */
export const trustedGapHours = 48

/** Hours from such a run to the first deletion. */
export const deletionDelayHours = 24
