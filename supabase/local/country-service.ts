import { loadEnv } from 'vite'
import { rootDir } from './paths.ts'

/** Stands in for a service that says which country a request comes from: to it, everybody on this machine is in Nairobi. */
export const countryPath = '/country'
export const countryAnswer = JSON.stringify({ country: 'KE' })

/** Where pages ask for the country: the service that the environment names, or the one that stands in. */
export const countryService = (mode: string): string =>
  loadEnv(mode, rootDir, 'VITE_GEOIP_')['VITE_GEOIP_URL'] || countryPath
