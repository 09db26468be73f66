// The analysis in its own thread: Harper takes seconds to load and some 400 MB, and nobody else should wait for it.
import { answerTasks } from '#server/ai/builtin/thread-work.ts'
import { analyzePart } from './analyze-release.ts'
import type { Passage } from './parts.ts'

answerTasks(async (part: Passage[]) => JSON.stringify(await analyzePart(part)))
