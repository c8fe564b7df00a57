import { loadOpenCount } from '@/features/inbox'
import { optionalPart } from '@/shared/ui/optional-part'

/** How much waits in the inbox, beside the way there. The number is missed by nobody who cannot see it now. */
export const { Part: OpenCount } = optionalPart(loadOpenCount, { instead: () => null })
