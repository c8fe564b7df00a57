import { DataProvider } from '../data-provider'
import { AccountMenu } from './account-menu'

/** The same, with what its name is read with: pages may read nothing else. */
export function OwnAccountMenu() {
  return (
    <DataProvider>
      <AccountMenu />
    </DataProvider>
  )
}
