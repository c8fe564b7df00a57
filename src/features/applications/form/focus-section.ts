/** The id of the heading of the section on screen. */
export const sectionTitleId = 'section-title'

/** For buttons that are gone once they were pressed: the focus stays on the form. */
export const focusSection = (): void =>
  document.getElementById(sectionTitleId)?.focus({ preventScroll: true })
