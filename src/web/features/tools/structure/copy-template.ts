import { releaseStructures, writeTemplate } from '#domain/release/structure.ts'
import type { StructureType } from '#domain/release/structure-types.ts'
import { copyResult } from '#web/features/tools/copy-result.ts'
import { successMessages } from '#web/messages.ts'

export function copyTemplate(type: StructureType): Promise<void> {
  return copyResult(writeTemplate(releaseStructures[type].blocks), successMessages.templateCopied)
}
