// The thread that reads long notes.
import { takeJobs } from '#server/jobs/take-jobs.ts'
import { readNotes } from './read-notes.ts'

takeJobs((notes: string) => [readNotes(notes)])
