### What bots say at their seats, when something has happened to them. One line of at most 60 letters, in the first
### person, dry and friendly, about the board: no taunts, no exclamation marks, nothing that only one language has.
###
### catch: caught Pixoid; caught: was caught; away: survived as Pixoid; missed: Pixoid got away; convert: converted many;
### lock: locked a Port; hit: lost Pixls or had a Port locked; won, lost: the game. Every kind has two variants.


# How somebody of the cast plays at any level, behind their name
web-persona = { $persona ->
    [blip] runs far and thinks about it later.
    [chip] collects cubes and what lies under Pixls.
    [dot] takes small steps and stays near home.
    [zap] goes straight for the nearest target.
    [beep] likes the middle, and company.
    [ping] keeps its distance and watches.
    [gizmo] loves crossings, doors and locks.
   *[widget] trusts walls and edges.
}

## Blip

web-said-blip-catch-1 = I ran a little farther than you.
web-said-blip-catch-2 = Long corridor. My favorite kind.
web-said-blip-caught-1 = I never look back. I should.
web-said-blip-caught-2 = Fast, but not around that corner.
web-said-blip-away-1 = Still running. No one told me to stop.
web-said-blip-away-2 = Twelve turns, and I’m just warming up.
web-said-blip-missed-1 = I was quick. The wrong way, but quick.
web-said-blip-missed-2 = I ran past it all. Nice view, though.
web-said-blip-convert-1 = Several at once saves time.
web-said-blip-convert-2 = I was only passing through.
web-said-blip-lock-1 = Locked, and on to the next thing.
web-said-blip-lock-2 = That was quick for a lock.
web-said-blip-hit-1 = That was faster than I expected.
web-said-blip-hit-2 = I needed those. Well, I’ll hurry.
web-said-blip-won-1 = No time to rest. Shall we go again?
web-said-blip-won-2 = That went by quickly.
web-said-blip-lost-1 = I’ll run it again in my head.
web-said-blip-lost-2 = Too fast to think. Good game.

## Chip

web-said-chip-catch-1 = One for the collection.
web-said-chip-catch-2 = I was waiting by the cubes.
web-said-chip-caught-1 = I only wanted that one cube.
web-said-chip-caught-2 = At least my pockets are full.
web-said-chip-away-1 = All twelve. I counted twice.
web-said-chip-away-2 = An empty reserve is a lovely sight.
web-said-chip-missed-1 = I kept the cubes safe, at least.
web-said-chip-missed-2 = I guarded the wrong shelf.
web-said-chip-convert-1 = These go nicely together.
web-said-chip-convert-2 = I’ll keep these, thank you.
web-said-chip-lock-1 = One Port, neatly put away.
web-said-chip-lock-2 = Five points in the drawer.
web-said-chip-hit-1 = I had those sorted by size.
web-said-chip-hit-2 = Borrowed, I take it.
web-said-chip-won-1 = A good day for the collection.
web-said-chip-won-2 = I’ll find a shelf for this one.
web-said-chip-lost-1 = You collected better than I did.
web-said-chip-lost-2 = I’m one or two short. Well played.

## Dot

web-said-dot-catch-1 = I only took a small step.
web-said-dot-catch-2 = Excuse me, I think that’s you.
web-said-dot-caught-1 = I should have stayed one Pix back.
web-said-dot-caught-2 = Oh. I was being careful, too.
web-said-dot-away-1 = Small steps. All the way.
web-said-dot-away-2 = I hardly moved and here we are.
web-said-dot-missed-1 = My legs are rather short.
web-said-dot-missed-2 = One more Pix would have been bold.
web-said-dot-convert-1 = Little by little. Well, all at once.
web-said-dot-convert-2 = They were so close to home.
web-said-dot-lock-1 = I closed the door. Quietly.
web-said-dot-lock-2 = It will be safe in there.
web-said-dot-hit-1 = I’ll build a smaller one.
web-said-dot-hit-2 = That was most of my garden.
web-said-dot-won-1 = Won? Already? Oh my.
web-said-dot-won-2 = I’ll sit down for a moment.
web-said-dot-lost-1 = It was lovely to be here.
web-said-dot-lost-2 = Next time, a slightly bigger step.

## Zap

web-said-zap-catch-1 = Straight line. Always the straight line.
web-said-zap-catch-2 = I said I’d drop by.
web-said-zap-caught-1 = Close was the plan. Not that close.
web-said-zap-caught-2 = I’d do it again. I probably will.
web-said-zap-away-1 = I could feel the draft.
web-said-zap-away-2 = They never look under their own noses.
web-said-zap-missed-1 = Right place. Wrong turn.
web-said-zap-missed-2 = I’ll come straight at you again.
web-said-zap-convert-1 = I like to meet the neighbors.
web-said-zap-convert-2 = That’s what edges are for.
web-said-zap-lock-1 = Knock, knock. Closed.
web-said-zap-lock-2 = No one leaves by that door now.
web-said-zap-hit-1 = Good. Now it gets interesting.
web-said-zap-hit-2 = Bold. I’d have done the same.
web-said-zap-won-1 = Someone had to come in first.
web-said-zap-won-2 = Close enough to be fun.
web-said-zap-lost-1 = No regrets. A few bruises.
web-said-zap-lost-2 = You stood your ground. Respect.

## Beep

web-said-beep-catch-1 = There you are. We missed you.
web-said-beep-catch-2 = Company is always welcome.
web-said-beep-caught-1 = I do like a crowd. Usually.
web-said-beep-caught-2 = So everyone came after all.
web-said-beep-away-1 = Lovely evening. No one caught up.
web-said-beep-away-2 = The middle of the room suits me.
web-said-beep-missed-1 = We all went the same way. Oops.
web-said-beep-missed-2 = Still, it was nice to be together.
web-said-beep-convert-1 = The more the merrier.
web-said-beep-convert-2 = Welcome to the middle.
web-said-beep-lock-1 = Stay a while.
web-said-beep-lock-2 = The party is on this side now.
web-said-beep-hit-1 = You could have knocked first.
web-said-beep-hit-2 = Well, they have new friends now.
web-said-beep-won-1 = Drinks for the whole table.
web-said-beep-won-2 = Thank you all for coming.
web-said-beep-lost-1 = Best company I’ve had all day.
web-said-beep-lost-2 = Same people next time, please.

## Ping

web-said-ping-catch-1 = I saw that from over there.
web-said-ping-catch-2 = Patience, and then one run.
web-said-ping-caught-1 = I had my eye on the other one.
web-said-ping-caught-2 = Too near. I prefer a view.
web-said-ping-away-1 = From far away it looked easy.
web-said-ping-away-2 = Distance is a fine thing.
web-said-ping-missed-1 = I watched it all very closely.
web-said-ping-missed-2 = A good view of the exit, anyway.
web-said-ping-convert-1 = I noticed a gap.
web-said-ping-convert-2 = It helps to wait a little.
web-said-ping-lock-1 = I can watch it from here now.
web-said-ping-lock-2 = I saw the door was open.
web-said-ping-hit-1 = Didn’t see that coming. And I look.
web-said-ping-hit-2 = Noted.
web-said-ping-won-1 = I saw it coming about halfway.
web-said-ping-won-2 = I mostly watched. It helps.
web-said-ping-lost-1 = Good to see it played like that.
web-said-ping-lost-2 = I’ll look closer next time.

## Gizmo

web-said-gizmo-catch-1 = All the parts were in place.
web-said-gizmo-catch-2 = The crossing did the work.
web-said-gizmo-caught-1 = Four ways out and I took the fifth.
web-said-gizmo-caught-2 = It worked in the workshop.
web-said-gizmo-away-1 = Always leave one door open.
web-said-gizmo-away-2 = Runs like a clock.
web-said-gizmo-missed-1 = A screw loose somewhere. Mine, I think.
web-said-gizmo-missed-2 = I guarded the wrong crossing.
web-said-gizmo-convert-1 = Click, click. Two parts fit.
web-said-gizmo-convert-2 = I only tightened something.
web-said-gizmo-lock-1 = I do like a good lock.
web-said-gizmo-lock-2 = Three bolts. It holds.
web-said-gizmo-hit-1 = Now I’ll have to rebuild that.
web-said-gizmo-hit-2 = Interesting. Show me how that works.
web-said-gizmo-won-1 = It turned out rather well built.
web-said-gizmo-won-2 = All the gears turned the right way.
web-said-gizmo-lost-1 = Back to the workbench.
web-said-gizmo-lost-2 = One part left over. It happens.

## Widget

web-said-widget-catch-1 = Nice wall. It had only one way out.
web-said-widget-catch-2 = I stood at the wall. That was enough.
web-said-widget-caught-1 = The wall was there first.
web-said-widget-caught-2 = A corner has two sides. I forgot one.
web-said-widget-away-1 = Nice wall. I’ll stay.
web-said-widget-away-2 = Back to the wall, all twelve turns.
web-said-widget-missed-1 = I leaned on it too long.
web-said-widget-missed-2 = The wall and I were both waiting.
web-said-widget-convert-1 = Tidied up along the edge.
web-said-widget-convert-2 = That makes a straighter line.
web-said-widget-lock-1 = A Port with walls. Much better.
web-said-widget-lock-2 = Everything in its frame.
web-said-widget-hit-1 = Someone nibbled at my edge.
web-said-widget-hit-2 = That edge was just finished.
web-said-widget-won-1 = Solid. That’s all I ask.
web-said-widget-won-2 = Built from the edge inward.
web-said-widget-lost-1 = The walls were fine. It was me.
web-said-widget-lost-2 = I’ll look for a better corner.
