// The pictures of a version, small: the comparison beside them is of words.
import { listPictureIds } from '#domain/document/picture.ts'
import { useDocumentServices } from '#web/features/documents/document-services.tsx'
import { pictureLibraryOf } from '#web/lib/pictures/picture-library.ts'
import { useStore } from '#web/lib/store.ts'

interface VersionPicturesProps {
  before: string
  after: string
}

export function VersionPictures({ before, after }: VersionPicturesProps) {
  const [old, now] = [listPictureIds(before), listPictureIds(after)]
  const ids = [...new Set([...now, ...old])]
  if (ids.length === 0) return null
  return (
    <ul
      aria-label="Pictures"
      className="flex max-h-40 flex-none flex-wrap gap-4 overflow-y-auto border-b border-line px-6 py-3"
    >
      {ids.map((id) => (
        <li key={id} className="grid content-start gap-1 text-13 text-ink-soft">
          <Thumbnail id={id} />
          {describe(old.includes(id), now.includes(id))}
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ id }: { id: string }) {
  const { userId } = useDocumentServices()
  const view = useStore(pictureLibraryOf(userId).view(id))
  const look = 'h-16 w-24 rounded-sheet'
  return 'url' in view ? (
    <img src={view.url} alt="" className={`${look} object-cover`} />
  ) : (
    <span className={`${look} grid place-content-center border border-dashed border-line-strong`}>
      {view.kind === 'loading' ? 'Loading…' : 'Not available'}
    </span>
  )
}

function describe(isOld: boolean, isNow: boolean): string {
  if (isOld === isNow) return 'Unchanged'
  return isNow ? 'Added' : 'Removed'
}
