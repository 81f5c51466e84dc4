/** English, marketing, media, design: one line, one meaning; our own list. */
export const marketingMediaDesign = `
draw up marketing plans|write marketing plans|marketing planning
content planning|editorial planning|plan posts
blog writing|write blog posts|write blog articles|blogging|author blog posts
write web copy|write website texts|web copywriting|write for the web|web text writing
website maintenance|look after website|keep website up to date|update website|website upkeep
build landing pages|create landing pages|landing page creation|set up landing pages
keyword research|keyword analysis
on-page optimisation|on-page seo|onpage optimisation|optimise on-page|on page optimization
link building|build backlinks|acquire backlinks|get backlinks
paid search|search ads|paid search campaigns|search engine advertising campaigns|pay-per-click|PPC|run Google Ads|search engine advertising|Google Ads campaigns|PPC campaigns|pay-per-click advertising|run PPC campaigns|paid search advertising
display advertising|display ads|run display campaigns
paid social|paid social media|social media advertising|run ads on social media|social media ads|social ads|paid social advertising|paid social media ads > run Facebook ads|Facebook ads|Facebook advertising|Meta ads|Instagram ads
conversion optimisation|conversion rate optimisation|optimise conversion|conversion optimization|conversion rate optimization
a/b testing|split testing|run a/b tests|run split tests|ab tests
web analytics|analyse web traffic|website analytics|website traffic analysis|site traffic analysis
campaign reporting|campaign performance reports|report campaign results
campaign evaluation|evaluate campaigns|campaign analysis|analyse campaign results
automate marketing|automated marketing campaigns|set up marketing automation
affiliate marketing|affiliate programme|run affiliate programs|affiliate campaigns|affiliate program management
influencer marketing|work with influencers|influencer campaigns|influencer collaborations|cooperate with influencers
community management|manage online communities|look after online community|online community management|social media community management > moderate online communities|reply to comments on social media
content moderation|moderate content|moderate user content
write social media posts|create social media posts|social media content creation|create social content
brand management|manage brands|brand stewardship|look after brands
branding|brand development|develop brands|brand building
develop corporate identity|corporate identity design
logo design|create logos|logo creation|draw logos|design logos
media monitoring
internal communication|employee communications|staff communications|internal comms|communicate with employees > staff newsletter|employee newsletter
corporate communications|company communications
write staff newsletter|produce staff newsletter
send email campaigns|run email campaigns|email campaign management
direct mail|send mailshots|direct mail campaigns
brochure design|brochure layout|lay out brochures|create brochures
flyer design|leaflet design|create flyers
poster design
packaging design|product packaging design|pack design|design boxes and labels
lay out pages|design page layouts
artwork preparation|prepare artwork for print|prepare print files|produce print-ready files|prepress|print preparation|pre-press
print procurement|buy print|procure print
offset printing|operate offset press|run offset press|offset press operation
digital printing|print digitally|run digital press|operate digital printers|digital press operation
screen printing|silk screen printing|serigraphy
illustration|illustrate|draw illustrations|create illustrations|make illustrations|illustrate books
design websites|design web pages
ui design|design user interfaces|interface design|screen design
ux research|user research|conduct user research|user experience research
draw wireframes|create wireframes|wireframing|design wireframes|wireframe design|make wireframes > sketch wireframes
create motion graphics|motion design|animated graphics|design motion graphics|motion graphics
animate in 3d|create 3d animations
3d modelling|create 3d models|build 3d models
product photography|take product photos|product shoots|product photos|shoot product photos|product shots > photograph furniture|photograph clothes|photograph jewellery
portrait photography|take portraits|portrait photos|portrait shoots
wedding photography|wedding photos|wedding shoots
event photography|take photos at events|take pictures at events
organise photo shoots|plan photo shoots|photo shoot organisation|arrange photo shoots
colour correction|color grading|correct colours|grade footage
video production|make videos|create videos|video shoots
video filming|shoot videos|videography|shoot video footage|camera work for video|shoot footage
mix live sound
stage lighting|operate stage lights|rig stage lights|lighting rigging
podcast production|make podcasts|podcasting
subtitling|subtitle films|create subtitles|write subtitles|subtitle creation|subtitle videos
record voice overs|voice-over recording|speak voice overs|voiceover work|voice-overs
feature writing|write feature articles
journalistic interviews|interview people for articles|conduct press interviews|interview sources for stories|interview sources
fact checking|fact-check articles|verify facts in articles
text editing|edit copy|editing articles|sub-editing|sub-edit copy
sub editing|sub-edit copy|copyediting|copy-edit texts
literary translation|translate literature
simultaneous interpreting|interpret simultaneously|simultaneous interpretation
consecutive interpreting|interpret consecutively|consecutive interpretation
community interpreting|public service interpreting
localisation|localise content|localization
terminology management|manage terminology|maintain termbases|terminology maintenance|keep termbases
media planning|draw up media plans
media buying|purchase media space|buy advertising space|buy ad space|purchase advertising
ad space sales|sell advertising space|advertising sales|sell ad space|sell advertising
conduct market surveys|carry out market surveys|run market surveys
run focus groups|moderate focus groups|conduct focus groups|focus group moderation
competitor analysis|competition analysis|competitive analysis|study competitors|competitor research|watch competitors|competitor monitoring
target group analysis|audience analysis|target audience analysis|audience research
product launches|bring products to market|market launch of products|launch new products
organise trade fair stands|arrange exhibition stands
create promotional material|produce marketing materials|create marketing collateral|marketing material creation
develop pricing strategies|set pricing strategy
window dressing|shop window design|window displays|decorate shop windows|create window displays|design window displays|shop window displays|dress shop windows|arrange window displays|window decoration
interior design|plan interiors
exhibition design|exhibit design
pattern making|pattern cutting|draft garment patterns|draft patterns|patternmaking|draw patterns
run marketing campaigns|carry out marketing campaigns|execute marketing campaigns
mix sound|audio mixing
moderate comments|comment moderation|moderation of user comments
`;
