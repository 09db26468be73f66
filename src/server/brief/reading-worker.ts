// The thread that reads long notes.
import { parentPort } from 'node:worker_threads'
import { readNotes } from './read-notes.ts'

parentPort?.on('message', (notes: string) => parentPort?.postMessage(readNotes(notes)))
