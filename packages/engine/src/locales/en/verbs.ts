/** English verbs as a point begins with them, present and past. */
export const verbs = `
read>read manage>managed plan>planned prepare>prepared coordinate>coordinated train>trained develop>developed
design>designed create>created maintain>maintained support>supported handle>handled organise>organised
organize>organized supervise>supervised monitor>monitored review>reviewed analyse>analysed analyze>analyzed
implement>implemented improve>improved reduce>reduced increase>increased deliver>delivered provide>provided
process>processed resolve>resolved answer>answered assist>assisted advise>advised check>checked
clean>cleaned collect>collected configure>configured consult>consulted contact>contacted control>controlled
cook>cooked count>counted deploy>deployed diagnose>diagnosed document>documented draft>drafted edit>edited
enter>entered ensure>ensured evaluate>evaluated examine>examined install>installed inspect>inspected
issue>issued launch>launched measure>measured mentor>mentored migrate>migrated move>moved
negotiate>negotiated operate>operated order>ordered pack>packed perform>performed present>presented
produce>produced program>programmed promote>promoted purchase>purchased receive>received
recommend>recommended reconcile>reconciled record>recorded recruit>recruited repair>repaired
replace>replaced report>reported research>researched schedule>scheduled serve>served service>serviced
ship>shipped sort>sorted stock>stocked store>stored test>tested track>tracked translate>translated
transport>transported treat>treated update>updated visit>visited welcome>welcomed work>worked
administer>administered assess>assessed assemble>assembled audit>audited balance>balanced
calculate>calculated calibrate>calibrated carry>carried code>coded compile>compiled conduct>conducted
complete>completed cover>covered direct>directed draw>drew drive>drove educate>educated file>filed
follow>followed guide>guided help>helped host>hosted identify>identified introduce>introduced
investigate>investigated invoice>invoiced label>labelled load>loaded look>looked map>mapped mix>mixed
optimise>optimised optimize>optimized oversee>oversaw paint>painted pick>picked pay>paid register>registered
respond>responded roast>roasted run>ran sell>sold source>sourced stack>stacked study>studied supply>supplied
take>took teach>taught tend>tended tutor>tutored unload>unloaded use>used verify>verified wash>washed
weld>welded write>wrote build>built keep>kept lead>led make>made bring>brought hold>held give>gave grow>grew
find>found meet>met send>sent speak>spoke win>won begin>began buy>bought choose>chose
proofread>proofread bookkeep>bookkept babysit>babysat troubleshoot>troubleshot sew>sewed sow>sowed mow>mowed
dig>dug breed>bred weave>wove underwrite>underwrote rebuild>rebuilt rewrite>rewrote sweep>swept
`;

/** Of these the beginning of a point may be a noun as well: what stands behind it tells. */
export const verbOrNoun = {
  words: `plan train design support review increase process answer check control cook count document draft issue
    launch measure mentor monitor move order pack present produce program purchase recruit record repair report research
    schedule service ship sort stock store test track transport treat update visit welcome work audit balance code
    complete cover direct clean file guide help host invoice label load look map mix paint pick pay register run source
    stack study supply tutor use wash weld lead hold meet win find contact handle draw drive make roast`,
  behindVerb:
    /^(?:the|a|an|all|any|each|every|both|our|their|his|her|my|its|new|up to|over|about|\d)(?!\p{L})/iu,
};
