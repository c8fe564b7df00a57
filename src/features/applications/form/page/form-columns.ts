/** The list of sections beside the form where there is room, above it where there is not. */
export const columns = 'grid gap-x-16 gap-y-6 lg:grid-cols-[16rem_minmax(0,40rem)]'
