/** Chinese terms say the thing and what is done with it as halves of one word; nothing to add to equal words. */
export const actions = '';
