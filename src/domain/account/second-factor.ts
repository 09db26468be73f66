// Second factors of an account: how many there can be, and how long each step may take.

/** Factors of one account, at most. */
export const maximumFactors = 10

/** Seconds for which an unfinished enrollment is kept. */
export const enrollmentSeconds = 300

/** Seconds in which a challenge can be answered. */
export const challengeSeconds = 300

/** Recovery codes of one set. */
export const recoveryCodeCount = 10
