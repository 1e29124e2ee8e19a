/** Calls a function of the host; errors reject the promise, whether the function is asynchronous or not. */
export const attempt = async (call: () => unknown): Promise<unknown> => call()
