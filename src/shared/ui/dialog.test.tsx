import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './button'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

function Example({ as: Frame }: { as: typeof Dialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Frame
        open={open}
        onOpenChange={setOpen}
        title="Withdraw this application?"
        description="It cannot be handed in again."
        footer={<Button intent="danger">Withdraw Kijani Solar</Button>}
      >
        <p>The programme is told.</p>
      </Frame>
    </>
  )
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('%s', (_, Frame) => {
  it('says what it is about, keeps the focus inside and gives it back', async () => {
    const user = userEvent.setup()
    render(<Example as={Frame} />)
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))

    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this application?' })
    expect(dialog).toHaveAccessibleDescription('It cannot be handed in again.')
    for (let presses = 0; presses < 4; presses++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
      await user.tab()
    }

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
  })

  it('closes by its button', async () => {
    const user = userEvent.setup()
    render(<Example as={Frame} />)
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))

    await user.click(await screen.findByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
