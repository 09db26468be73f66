// The thread that analyzes long texts.
import { takeJobs } from '#server/jobs/take-jobs.ts'
import { readHere, type Task } from './readings.ts'

takeJobs((task: Task) => [readHere(task)])
