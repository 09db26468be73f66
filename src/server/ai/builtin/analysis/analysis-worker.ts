// Runs the analysis in its own thread, because Harper takes seconds to load and some 400 MB of memory.
import { answerTasks } from '#server/ai/builtin/thread-work.ts'
import { analyzePart } from './analyze-part.ts'
import type { Part } from './parts.ts'

answerTasks(async (part: Part) => JSON.stringify(await analyzePart(part)))
