import { readTopic, ownTopic } from '../src/server/ai/builtin/story/topic.ts'
import { sortBrief } from '../src/domain/brief/sort-brief.ts'
import { commaList } from '../src/server/ai/builtin/generators/comma-list.ts'
