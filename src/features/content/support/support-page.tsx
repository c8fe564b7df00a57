import { laterPage } from '@/shared/later/later-page'
import { supportData } from '../content-data'

export const SupportPage = laterPage(
  () => import('./support-view').then((module) => module.SupportView),
  supportData,
)
