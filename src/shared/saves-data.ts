type Connection = { saveData?: boolean }

/** Whether the person has asked to be sent no more than is needed. */
export const savesData = (): boolean =>
  ((navigator as Navigator & { connection?: Connection }).connection?.saveData ?? false) === true
