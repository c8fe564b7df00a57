/** Hands the answer in this window's address to the page that opened it, and closes the window. Small, unlike the library. */
export { broadcastResponseToMainFrame as answerOpener } from '@azure/msal-browser/redirect-bridge'
