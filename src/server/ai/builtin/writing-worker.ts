// Long texts are written in their own thread: a draft of 200,000 characters takes seconds.
import { serveThread } from './thread.ts'
import { doTask, type WritingTask } from './writing-task.ts'

serveThread((task: WritingTask) => doTask(task))
