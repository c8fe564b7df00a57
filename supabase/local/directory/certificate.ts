import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the stand-in directory proves to be `localhost` with: nobody has signed it but itself. */
export interface Certificate {
  key: string
  cert: string
}

const day = 24 * 3600 * 1000
const lifetime = 300 * day

/** The certificate of this data directory, so that a browser that was told to trust it goes on doing so; or a new one. */
export async function readCertificate(directory: string | undefined): Promise<Certificate> {
  if (directory === undefined) return newCertificate()
  const path = join(directory, 'directory-certificate.json')
  const stored = await readFile(path, 'utf8').catch(() => null)
  const known = stored === null ? null : (JSON.parse(stored) as Certificate)
  if (known && lastsAnotherWeek(known)) return known
  const made = await newCertificate()
  await mkdir(directory, { recursive: true })
  await writeFile(path, JSON.stringify(made), { mode: 0o600 })
  return made
}

const lastsAnotherWeek = ({ cert }: Certificate): boolean =>
  new X509Certificate(cert).validToDate.getTime() > Date.now() + 7 * day

async function newCertificate(): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + lifetime),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { key: made.private, cert: made.cert }
}
