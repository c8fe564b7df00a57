/** The door of the feature: who works for the programme, and as what. */
export const loadTeamPage = () => import('./team-page').then((module) => module.TeamPage)
