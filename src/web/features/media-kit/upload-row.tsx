import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { KitUpload, KitUploads } from './kit-uploads.ts'

/** A running upload, or why it failed. */
export function UploadRow({ upload, uploads }: { upload: KitUpload; uploads: KitUploads }) {
  const { id, name, part, problem, mayRetry } = upload
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-paper-sunk px-3 py-2 text-14">
      {problem !== undefined && (
        <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-bad" />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        {problem === undefined ? (
          <Progress name={name} part={part} />
        ) : (
          <p role="alert" className="text-13 text-bad wrap-anywhere">
            {problem}
          </p>
        )}
      </div>
      {problem !== undefined && mayRetry && (
        <Button variant="secondary" size="small" onClick={() => uploads.retry(id)}>
          <RotateCw size={14} strokeWidth={1.5} aria-hidden />
          Retry
        </Button>
      )}
      <IconButton
        icon={X}
        label={problem === undefined ? `Cancel ${name}` : `Dismiss ${name}`}
        onClick={() => uploads.dismiss(id)}
      />
    </li>
  )
}

function Progress({ name, part }: { name: string; part: number | undefined }) {
  if (part === undefined) return <p className="text-13 text-ink-soft">Waiting</p>
  if (part >= 1) return <p className="text-13 text-ink-soft">Checking the file</p>
  return (
    <progress
      aria-label={`Uploading ${name}`}
      value={part}
      max={1}
      className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-strong/40 accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line-strong/40 [&::-webkit-progress-value]:bg-accent"
    />
  )
}
