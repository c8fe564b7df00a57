import { laterPage } from '@/shared/later/later-page'
import { portfolioData } from '../portfolio-data'

export const PortfolioPage = laterPage(
  () => import('./portfolio-view').then((module) => module.PortfolioView),
  portfolioData,
)
