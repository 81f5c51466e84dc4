/** German, verbs, nouns: one line, one meaning; our own list. */
export const verbsNouns2 = `
sprechen|gesprochen|sprach
binden|gebunden
befragen|befragung|befragt|befragte
einlernen|angelernt|anlernen|eingelernt
graben|gegraben|grub
stechen|gestochen|stach
weben|gewoben|webte
`;
