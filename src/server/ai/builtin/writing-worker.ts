// Long texts are written in threads: a draft of 200,000 characters takes seconds.
import { answerTasks } from './thread-work.ts'
import { doTask, type WritingTask } from './writing-task.ts'

answerTasks((task: WritingTask) => doTask(task))
