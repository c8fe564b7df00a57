import type {
  Answers,
  Json,
  JsonObject,
} from '../../supabase/functions/_shared/contracts/forms/answers.ts'
import { chance, monthsAgo } from './chance.ts'
import type { Amount, Founder, Journey, Startup, StartupTexts } from './data.ts'

const money = ([amount, currency]: Amount): Json => ({ amount, currency })

/** Keys without an answer are left out, as the form leaves them out. */
export function given(answers: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
}

export function profileLink({ first_name, last_name }: { first_name: string; last_name: string }) {
  const plain = `${first_name} ${last_name}`.normalize('NFKD').replaceAll(/[^A-Za-z -]/g, '')
  return `https://linkedin.example/in/${plain.trim().toLowerCase().replaceAll(/\s+/g, '-')}`
}

const founderAnswers = (founder: Founder): Json =>
  given({
    first_name: founder.first_name,
    last_name: founder.last_name,
    email: founder.email,
    title: founder.title,
    linkedin: chance(founder.email, 3) > 0 ? profileLink(founder) : undefined,
    equity_percent: founder.equity,
    technical: founder.builds === true,
    full_time: founder.partTime !== true,
    background: founder.background,
  })

/** The months before the one in which the application was handed in, newest first. */
function revenueMonths({ revenue }: StartupTexts, days: number): Json | undefined {
  return revenue?.months.map((amount, index) => ({
    month: monthsAgo(Math.floor(days / 30) + 1 + index),
    amount: money([amount, revenue.currency]),
  }))
}

function funding(texts: StartupTexts, days: number): Record<string, Json | undefined> {
  const { raised, rounds, raising } = texts
  return {
    raised_so_far: money(raised),
    funding_rounds: rounds?.map(([kind, month, amount, who]) =>
      given({ kind, month, amount: amount ? money(amount) : undefined, investors: who }),
    ),
    raising_now: raising !== undefined,
    target: raising && money(raising.target),
    instrument: raising?.instrument,
    committed: raising?.committed && money(raising.committed),
    closing: raising && monthsAgo(Math.floor(days / 30) - raising.inMonths),
  }
}

/** Everything that the startup form asks, but for the files. */
export function startupAnswers(startup: Startup, { days, earlier }: Journey): Answers {
  const { founders, earlier: then, ...now } = startup
  const texts: StartupTexts = earlier ? { ...now, ...then } : now
  const { revenue } = texts
  return given({
    ...texts,
    // Told in the form's own way below.
    revenue: undefined,
    raised: undefined,
    rounds: undefined,
    raising: undefined,
    founders: founders.map(founderAnswers),
    product_link: texts.website && chance(texts.company_name, 3) === 0 ? texts.website : undefined,
    has_users: texts.active_users !== undefined,
    has_revenue: Boolean(revenue),
    revenue_last_months: revenueMonths(texts, days),
    revenue_last_year: revenue?.lastYear ? money([revenue.lastYear, revenue.currency]) : undefined,
    ...funding(texts, days),
    consent_terms: true,
    consent_share_with_investors: chance(`share:${texts.company_name}`, 5) > 0,
  })
}
