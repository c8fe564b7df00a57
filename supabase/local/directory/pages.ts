import type { DirectoryPerson } from './people.ts'

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const styles = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 12vh auto; padding: 0 1rem }
  h1 { font-size: 1.5rem; line-height: 1.2 } ul { padding: 0; list-style: none }
  button, input { font: inherit } li button { width: 100%; text-align: start }
  button { padding: .6rem .9rem; margin: .2rem 0; cursor: pointer }
  input[type=email] { width: 100%; box-sizing: border-box; padding: .5rem }
  small { display: block; opacity: .75 } details { margin: 1rem 0 } label { display: block; margin: .6rem 0 }
  footer { margin-top: 2rem; font-size: .8rem; opacity: .75 }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${styles}</style></head>
<body><h1>${escaped(title)}</h1>${body}
<footer>This page stands in for the sign-in of others, on this machine only.</footer></body></html>`

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`

const cancel = `<form method="post"><button name="answer" value="cancel">Cancel</button></form>`

const choice = ({ email, givenName, familyName, what }: DirectoryPerson): string => `
  <li><form method="post">${hidden('email', email)}<button name="answer" value="pick">
    ${escaped(`${givenName} ${familyName}`)}<small>${escaped(email)}</small><small>${escaped(what)}</small>
  </button></form></li>`

export const pickPage = (people: readonly DirectoryPerson[], hint: string): string =>
  page(
    'Pick an account',
    `<ul>${people.map(choice).join('')}</ul>
     <details ${hint ? 'open' : ''}><summary>Use another account</summary><form method="post">
       <label>Email <input type="email" name="email" required value="${escaped(hint)}"></label>
       <label><input type="checkbox" name="verified" checked> The directory has confirmed this address</label>
       <button name="answer" value="pick">Next</button></form></details>${cancel}`,
  )

export const staySignedInPage = ({ email, isVerified }: DirectoryPerson): string =>
  page(
    'Stay signed in?',
    `<p>${escaped(email)}</p><form method="post">${hidden('email', email)}
     ${isVerified ? hidden('verified', 'on') : ''}
     <button name="answer" value="stay">Yes</button> <button name="answer" value="once">No</button>
     </form>${cancel}`,
  )

export const problemPage = (what: string): string =>
  page('Sorry, but there is a problem', `<p>${escaped(what)}</p>`)

export const signedOutPage = (): string =>
  page('You are signed out', '<p>You can close this window.</p>')

/** Says yes at once to being signed out, as Entra does when it is told who is leaving. */
export const signOutPage = (form: string): string =>
  page(
    'Signing you out',
    `${form.replace('</form>', `${hidden('logout', 'yes')}</form>`)}
     <script>document.forms[0].submit()</script>`,
  )

export const aboutPage = (people: readonly DirectoryPerson[]): string =>
  page(
    'A stand-in directory',
    `<p>Sign in from the app, by “Sign in with your organisation”, as one of these people.</p>
     <ul>${people.map(({ email, what }) => `<li>${escaped(email)}<small>${escaped(what)}</small></li>`).join('')}</ul>`,
  )
