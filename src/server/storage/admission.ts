// What a place accepts, however the bytes get there: by an upload, a copy or a move.
import { maxPictureBytes, pictureBucket } from '#domain/document/picture.ts'
import { shareKey } from '#server/db/caller-scope.ts'
import { essenceOf } from '#server/files/content-type.ts'
import { eraseLocation } from '#server/files/erase-location.ts'
import { LocationUnreadable } from '#server/files/picture-blocks.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { Bucket } from '#server/stores/buckets.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import type { Call, StorageDeps } from './call.ts'
import { storageErrors } from './errors.ts'
import type { Target } from './names.ts'

/** A picture of a release, which the editor refuses beyond this size. */
const isPicturePath = ({ bucket, name }: Target): boolean =>
  bucket === pictureBucket && name.split('/')[1] === 'pictures'

export const maxBytesAt = ({ config }: Pick<StorageDeps, 'config'>, bucket: Bucket, target: Target): number =>
  Math.min(
    bucket.file_size_limit ?? Number.POSITIVE_INFINITY,
    config.storage.fileBytes,
    isPicturePath(target) ? maxPictureBytes : Number.POSITIVE_INFINITY,
  )

export function requireAllowedType({ allowed_mime_types: allowed }: Bucket, type: string): void {
  const essence = essenceOf(type)
  const isAllowed =
    !allowed?.length ||
    allowed.some((pattern) =>
      pattern.endsWith('/*') ? essence.startsWith(pattern.slice(0, -1)) : essence === pattern,
    )
  if (!isAllowed) throw storageErrors.typeNotAllowed(essence)
}

/** Whether limits apply that didn't where the file is now. A new name at the same place changes nothing. */
export const isElsewhere = (from: Target, to: Target): boolean =>
  from.bucket !== to.bucket || isPicturePath(from) !== isPicturePath(to)

/** The product's own photos don't say where they were taken. */
export const hidesLocation = (bucket: string): boolean => bucket === pictureBucket

/** In place. */
export async function hideLocation(path: string, mimetype: string): Promise<void> {
  await eraseLocation(path, mimetype).catch((error: unknown) => {
    // In a damaged file or in a format that we don't know.
    throw error instanceof LocationUnreadable || error instanceof RangeError
      ? storageErrors.locationNotRemoved()
      : error
  })
}

export async function requireUploadRate({ c, deps, caller }: Call): Promise<void> {
  const key = shareKey(caller, { address: clientAddress(c, deps.config) })
  if (key === undefined) return
  if (!(await takeToken(deps.db, `upload ${key}`, deps.config.storage.uploadsPerMinute, 60)))
    throw storageErrors.tooManyUploads()
}
