// Run by the tests as a child process: allocates memory outside of the JavaScript heap, as a decoded image does, until it is
// stopped.
const taken: Buffer[] = []
const take = () => {
  taken.push(Buffer.alloc(16 * 1024 * 1024, taken.length))
  if (taken.length < 200) setTimeout(take, 5)
}
take()
