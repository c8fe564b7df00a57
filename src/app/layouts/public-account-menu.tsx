import { DataProvider } from '../data-provider'
import { AccountMenu } from './account-menu'

/** The same on pages that read nothing else: it brings along what its name is read with. */
export function PublicAccountMenu() {
  return (
    <DataProvider>
      <AccountMenu />
    </DataProvider>
  )
}
