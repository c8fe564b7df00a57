import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { countryName } from '@/shared/format/countries'
import { messageOf } from '@/shared/supabase/errors'
import { loadSupabase } from '@/shared/supabase/load-client'
import { Button } from '@/shared/ui/button'
import { ContentImage } from '@/shared/ui/content-image'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import type { Picture } from '@/shared/ui/picture'
import { SettingsSection } from '@/shared/ui/settings-section'
import { toast } from '@/shared/ui/toast'
import { publicAddress } from '../addresses'
import { AsRead } from '../markdown/as-read'
import { ownProfileMessages as words } from './own-profile-messages'
import { type OwnProfile, ownProfiles, standingOf } from './own-profiles-query'

const anchor = 'portfolio'

/** Settings of founders: whether their startup is shown. Nothing for whoever has no profile. */
export function OwnProfiles({ userId }: { userId: string }) {
  const query = useQuery(ownProfiles(userId))
  const { hash } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const isThere = Boolean(query.data?.length) || query.isLoadingError
  const isWanted = hash === `#${anchor}`
  // A notification leads here, and what it leads to comes after the page.
  useEffect(() => {
    if (isThere && isWanted) frame.current?.scrollIntoView()
  }, [isThere, isWanted])

  if (!isThere) return null
  return (
    <div ref={frame}>
      <SettingsSection id={anchor} title={words.title} lead={words.lead}>
        {query.isLoadingError && (
          <LoadError
            title={words.failed}
            error={query.error}
            onRetry={query.refetch}
            busy={query.isFetching}
          />
        )}
        {query.data?.map((own) => (
          <OneProfile key={own.profile.id} own={own} userId={userId} />
        ))}
      </SettingsSection>
    </div>
  )
}

function OneProfile({ own: { role, profile }, userId }: { own: OwnProfile; userId: string }) {
  const standing = standingOf(profile)
  const hasAgreed = profile.consented_at !== null
  const say = useMutation({
    networkMode: 'always',
    mutationFn: async (agreed: boolean) => {
      const supabase = await loadSupabase()
      await supabase
        .rpc('set_portfolio_consent', { organisation_id: profile.id, agreed })
        .throwOnError()
    },
    onSuccess: async (_data, agreed, _shown, { client }) => {
      await client.invalidateQueries({ queryKey: ownProfiles(userId).queryKey })
      toast.success((agreed ? words.agreed : words.withdrawn)(profile.name))
    },
  })

  return (
    <div className="grid gap-4">
      <p role="status" className="text-2">
        {words.standing[standing]}{' '}
        {standing === 'shown' && (
          <Link to={publicAddress('organisations', profile.slug)} className="text-link">
            {words.seeIt}
          </Link>
        )}
      </p>
      <ProfilePreview profile={profile} />
      {say.error && (
        <Notice tone="danger" live title={words.notSaved}>
          {messageOf(say.error)}
        </Notice>
      )}
      {role === 'member' ? (
        <p className="text-2 text-muted">{words.notYours}</p>
      ) : (
        <div>
          <Button
            intent={hasAgreed ? 'secondary' : 'primary'}
            busy={say.isPending}
            onClick={() => say.mutate(!hasAgreed)}
          >
            {hasAgreed
              ? standing === 'shown'
                ? words.withdraw(profile.name)
                : words.takeBack
              : words.agree(profile.name)}
          </Button>
        </div>
      )}
      <p className="text-2 text-muted">{words.wrong}</p>
    </div>
  )
}

/** What the public would see, with the parts that the public page is made of. */
function ProfilePreview({ profile }: { profile: OwnProfile['profile'] }) {
  // The column is checked by the database: it is a picture or nothing.
  const image = profile.image as Picture | null
  const facts = [
    [profile.city, profile.country && countryName(profile.country)].filter(Boolean).join(', '),
    profile.founded_year && String(profile.founded_year),
    profile.cohort,
    profile.website,
  ].filter(Boolean)
  return (
    <article
      aria-label={words.preview(profile.name)}
      className="grid gap-4 rounded-panel border border-line p-5"
    >
      {image && (
        <ContentImage
          image={image}
          sizes="(min-width: 64rem) 36rem, 88vw"
          className="rounded-control"
        />
      )}
      <div className="grid gap-1">
        <h3 dir="auto" className="text-4 font-semibold">
          {profile.name}
        </h3>
        {profile.tagline && (
          <p dir="auto" className="text-muted">
            {profile.tagline}
          </p>
        )}
        {facts.length > 0 && <p className="text-1 text-muted wrap-anywhere">{facts.join(' · ')}</p>}
      </div>
      {profile.description.trim() ? (
        <AsRead text={profile.description} under={3} />
      ) : (
        <p className="text-2 text-muted">{words.nothing}</p>
      )}
    </article>
  )
}
