import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { SearchBox } from '@/shared/list/search-box'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { LoadError } from '@/shared/ui/load-error'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { RoleDialog } from './dialogs'
import { messages, roleWords } from './messages'
import { type Person, personOf } from './person'
import { teamQueries } from './queries'
import { Section } from './section'

const { find: words } = messages

const most = 10

/** Looks for somebody who has signed in, to give them a role. */
export function FindPeople({ ownId }: { ownId: string | undefined }) {
  const [search, setSearch] = useState('')
  const [chosen, choose] = useState<Person | null>(null)
  const wanted = search.trim()
  const people = useQuery({ ...teamQueries.people(wanted), enabled: wanted.length > 1 })
  const found = wanted.length > 1 ? people.data : undefined

  return (
    <Section id="find" title={words.title} lead={words.lead}>
      <div className="flex max-w-form">
        <SearchBox
          value={search}
          label={words.label}
          placeholder={words.placeholder}
          onSearch={setSearch}
        />
      </div>
      {wanted.length > 1 && people.isPending && people.fetchStatus === 'paused' && (
        <OfflineNotice />
      )}
      {people.isLoadingError && (
        <LoadError
          title={words.failed}
          error={people.error}
          onRetry={people.refetch}
          busy={people.isFetching}
        />
      )}
      <div role="status" className="text-2 text-muted empty:hidden">
        {found?.length === 0 && !people.isPlaceholderData && words.none(wanted)}
      </div>
      {found && found.length > 0 && (
        <ul
          aria-label={words.title}
          aria-busy={people.isPlaceholderData}
          className="max-w-form border-t border-line"
        >
          {found.map((each) => (
            <Found
              key={each.user_id}
              person={personOf(each)}
              aside={[each.email, each.company_name].filter(Boolean).join(' · ')}
              role={each.role}
              onGive={choose}
            />
          ))}
        </ul>
      )}
      {found?.length === most && <p className="text-2 text-muted">{words.more}</p>}
      <Suspense fallback={null}>
        {chosen && (
          <RoleDialog
            key={chosen.id}
            person={chosen}
            role={null}
            ownId={ownId}
            isLastAdministrator={false}
            onClose={() => choose(null)}
          />
        )}
      </Suspense>
    </Section>
  )
}

type FoundProps = {
  person: Person
  aside: string
  /** The staff role that they have already. */
  role: StaffRole | null
  onGive: (person: Person) => void
}

function Found({ person, aside, role, onGive }: FoundProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="truncate text-3">{person.name}</p>
        <p className="truncate text-2 text-muted">{aside}</p>
      </div>
      {role ? (
        <Badge>{roleWords[role].label}</Badge>
      ) : (
        <Button
          intent="secondary"
          size="sm"
          aria-label={words.giveTo(person.name)}
          onClick={() => onGive(person)}
          className="shrink-0 max-sm:me-4"
        >
          {words.give}
        </Button>
      )}
    </li>
  )
}
