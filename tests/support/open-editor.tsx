import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { EditorPage } from '@/features/content-editor/edit/editor-page'
import { keptPieces } from '@/features/content-editor/kept-pieces'
import { Toaster } from '@/shared/ui/toast'
import { aPostRow } from './content-backend'
import { renderWithApp } from './render-app'
import { someUserId } from './session'

export const postId = String(aPostRow().id)

const page = (
  <>
    <Routes>
      <Route path="/dashboard/content/:kind/new" element={<EditorPage />} />
      <Route path="/dashboard/content/:kind/:id" element={<EditorPage />} />
      <Route path="/dashboard/content" element={<h1>The list</h1>} />
    </Routes>
    <Toaster />
  </>
)

/** Opens a piece to be written, by its kind and id. */
export const openEditor = (path: string) =>
  renderWithApp(page, { path: `/dashboard/content/${path}` })

export const box = (name: string) => screen.getByRole('textbox', { name })
export const saveButton = () => screen.getByRole('button', { name: 'Save' })
export const saveState = () => screen.getByTestId('save-state')
/** The names of what this device keeps unsaved. */
export const keptNames = () => keptPieces.names(someUserId)
