import { useState } from 'react'
import { isSameValue, mergeFields, type OpenFields } from '#domain/workspace/merge-fields.ts'

interface SharedFields<Fields extends object> extends OpenFields<Fields> {
  set: (change: Partial<Fields>) => void
  /** The form was saved; `saved` is what is stored now. */
  reset: (saved: Fields) => void
  /** Gives up what a colleague changed as well. */
  takeTheirs: () => void
}

/** The fields of a form for something that colleagues may change at the same time; `saved` is how it is now. */
export function useSharedFields<Fields extends object>(saved: Fields): SharedFields<Fields> {
  const [state, setState] = useState({ seen: saved, base: saved, draft: saved, clashes: noClashes<Fields>() })
  let current = state
  if (!isSameValue(state.seen, saved)) {
    current = { seen: saved, ...mergeFields(state, saved) }
    setState(current)
  }
  const { base, draft } = current
  return {
    ...{ base, draft },
    clashes: current.clashes.filter((key) => !isSameValue(base[key], draft[key])),
    set: (change) => setState((old) => ({ ...old, draft: { ...old.draft, ...change } })),
    reset: (fields) => setState((old) => ({ ...old, base: fields, draft: fields, clashes: [] })),
    takeTheirs: () =>
      setState((old) => ({
        ...old,
        draft: { ...old.draft, ...Object.fromEntries(old.clashes.map((key) => [key, old.base[key]])) },
        clashes: [],
      })),
  }
}

const noClashes = <Fields extends object>(): readonly (keyof Fields)[] => []
