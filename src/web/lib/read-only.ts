// Whether the open document can only be read. The server refuses a viewer's changes anyway; the screen doesn't offer them.
import { createContext, useContext } from 'react'

export const ReadOnlyContext = createContext(false)

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext)
