// The worker thread that checks bcrypt hashes for password.ts.
import { compareSync } from 'bcryptjs'
import { takeJobs } from '#server/jobs/take-jobs.ts'

takeJobs(({ password, hash }: { password: string; hash: string }) => [compareSync(password, hash)])
