// The analysis in its own thread: Harper takes seconds to load and some 400 MB, and nobody else should wait for it.
import { answerTasks } from '#server/ai/builtin/thread-work.ts'
import { analyzePart } from './analyze-part.ts'
import type { Part } from './parts.ts'

answerTasks(async (part: Part) => JSON.stringify(await analyzePart(part)))
