// The thread that reads and writes English.
import { takeJobs } from '#server/jobs/take-jobs.ts'
import { answerTask, type Task } from './readings.ts'

takeJobs(async (task: Task) => [await answerTask(task)])
