/** What each feature of a sentence says of what it is; written by packages/brief/scripts/fit-voices.ts. */
export const STEP = 0.06;
export const VOICES: readonly string[] = ['c', 'h', 'r', 't'];
/** A line a feature: its name, a tab, and for each voice that it speaks for or against two characters. */
export const WORDS = `!	0H2T3f
! !	0a1d2N3G
! $	0G2T3g
! )	0o1M2M3F
"	1d2C3S
" #	1b2Q3J
" $	0e283O
" :	0Y2S3M
" and	0H1a2N3k
" he	0I1O2Q3k
" i	0j1O2E3S
" in	0N1a2L3c
" it	0T1N2R3f
" no	0b1F2M3f
" should	0P1k2P3O
" the	0Y1b2M3J
" then	0S2d3M
" we	0b1b2M3E
" where	0e1S2Q3Q
#	0j1U2F3M
# "	0N1l2R3K
# #	0h1Q2C3N
# $	0j1S2E3H
# %	0k1U2N30
# (	0c1Z2E3F
# )	0c283O
# +	0e1R2S3S
# ->	0U1b2T3Q
# /	0m1Q2K30
# :	0T1D2L3p
# =	0Q1f2P3P
# a	0Y1T2b3N
# ablosung	0Z1U
# actual	0f1P2T3S
# admin	0Z1T
# after	0a1K2S3a
# against	1a2N3M
# agents	0R1c3T
# al	0e1N2U3S
# all	0N1f
# am	0b1G2d3K
# amber	0Z
# and	0S1S3b
# anos	0e1Q2T3O
# ans	0O2P3g
# apr	0S1a2U3U
# april	0i1O2S3P
# as	0h1O2Q3T
# at	0d1Q2M
# au	0d1S2Q3M
# auf	0g1O2U3R
# aug	0S1b
# august	0h1O2T3S
# aus	0g1U2L3L
# b	0N1Z2U3e
# backup	0i1O2S3Q
# bank	0d1Q
# bar	0g1N
# base	0d1T2M3P
# beds	0O1f3R
# before	0j1K2T3Q
# benchmark	0f1P2U3S
# bike	0c1R
# bikes	0c1R
# birch	0U1Z
# bis	1S2f3C
# bn	0f1R2O3L
# both	0i1M2Q3P
# bp	0b1S2U3T
# bps	0g1P2S3O
# branches	0i1L3S
# broker	0c1S3U
# budget	0o1F2T3Q
# buildings	0e1S2U3Q
# bus	0a1S
# by	0Z1T2K
# c	0f1R2S3O
# call	0b1T2U
# calls	0j1J2T3R
# came	0j1O2S3M
# capex	0e1O2U3U
# capital	0d1Q
# cases	0a2U3O
# cash	0i1L2U3S
# cedar	0T1a
# cents	0f1U2N3K
# chf	0d1Q
# children	0U1a2T3M
# clients	0j1M2U3U
# clinics	0f1Q2T3T
# closed	0g1Q2S3S
# cm	1b2P3J
# come	0K1i
# compass	0Y1U
# con	0Q1G2Q3h
# contactia	0c1R
# contingency	0c1Q
# cost	0S1c2T3T
# countries	0J1j3T
# crew	0f1O2S3T
# ct	0Z1Y2R3Q
# customer	0U1e2T3K
# customers	0h1O2U3T
# d	0d1Q
# dagen	0g1P2R3N
# data	0c1R3U
# days	0c2N32
# dcf	0a1S
# de	0g1T2K3E
# dealers	0h1N3R
# dec	0a1Y2L3H
# december	0h1P2U3Q
# degrees	0h1G2O3U
# dias	0g1O2N3U
# diesel	0Z1U
# discount	0a1T
# do	0U1c2Q3J
# down	0k1K2T3T
# e	1H2M3i
# each	0g2I3N
# ebitda	0m1H3U
# el	0h1O3S
# em	0L1L2k3R
# en	0T1g2M3G
# energy	0e1P
# engineers	0a1J2S3c
# er	0T1f2R3N
# et	0o1J2R3O
# eur	0R1d2U3R
# euro	0b1L2c3M
# euros	0c1M2D
# excellent	0a1T
# fair	0Y
# families	1Y2R3N
# feb	0N1f2L3b
# fees	0i1M3S
# finished	0i1Q2T3Q
# first	0k1K2U3T
# flats	0c1S3U
# food	0d1R2U3U
# for	0a1J2F3c
# forecast	0c1Q
# fr	0b1S
# from	0f1P2U3Q
# fte	0j1K3T
# gas	0e1O
# gives	0a1S
# goes	0d1Q
# good	0g1R2R3O
# goole	0Z1T
# got	0a1U3U
# graduates	0L1i2U3U
# grams	0e1Q2U3T
# grands	0c1S2T3T
# green	0S1c2S
# grid	0g1N
# gross	0N1M2i3N
# grun	0c1S
# guests	0Q1d2U3Q
# gwh	0R1c2U
# h	0U2I3Y
# ha	0n1M2T3J
# healthy	0Z1T
# heat	0O1e
# hectareas	0Y2R3S
# hektar	0h1P2T3O
# high	0d1R
# hires	0b1S
# horas	0e1Q3T
# hours	0i1S2I3C
# hrs	0Z3R
# i	1B2Y3Z
# iberia	0b1R
# if	0n1G2P3Q
# il	0c1T2U3R
# im	1Z2S3P
# impact	1Y3S
# importe	0c1R
# in	0U
# instead	0k1J2T3R
# interest	0L1h
# interviews	0U1a3T
# is	0a1T2D3Z
# ist	0l1N2R3P
# it	0T1L2S3f
# items	0T1P2U3c
# jaar	1b2S3P
# jan	0d1S2S3N
# january	0i1R2P3L
# jobs	0f1N
# jours	0d1R2U3T
# jpg	0G1Y2h3S
# jul	0R1c2U3U
# july	0Q1e2R3R
# jun	0K1j3U
# june	0f2L3G
# k	0j2630
# kg	0a1U2S3N
# kids	0m1K2S3L
# kilos	0l1L2S3O
# kinder	0k1N2P3S
# kinderen	0i1M2T3N
# km	0e2L3K
# kt	0k1N2N3N
# l	0g1Q2U3Q
# la	0e2S3M
# landfill	0b1U3U
# last	0c2U3K
# lat	0b1S
# leavers	0e1R2T3T
# left	1H2K3c
# less	0H1l
# leute	0j1N2T3N
# leverage	0i1M3U
# litres	0k1K2U3S
# lost	0e1P
# m	0j2E30
# maanden	0j1L2T3U
# mai	0n1N2S3M
# management	0e1O
# mar	0Y2U3S
# march	0o1K2Q3L
# marketing	0b1S
# may	1c2K3E
# md	0Y1U
# mei	0a2T3N
# members	0g1O3R
# mercredi	0d1R2U3U
# meses	0h1N3T
# metres	0h1N2T3Q
# mezzanine	0d1Q
# mi	1b2U3N
# mil	0r1E2P3M
# milioni	0Y1a2P3N
# million	0i1S2H3C
# millionen	0U1b2S3M
# min	0n1L2J3E
# mins	0f1O3T
# minus	0K1g2S3a
# minuten	0e1C2P3Z
# minutes	0e1O2D
# minutos	0g1A2L3Z
# mio	0Y1a2E3B
# mix	0b1T
# mln	0g1R2M3I
# mnd	0g1Q2U3S
# mo	1a2T3Q
# mois	0c1R3U
# monate	0Y1Y2R3P
# month	0e1R2S3U
# months	0e2E3D
# more	0f1S2Q3N
# moved	0f1O
# n	0c1R
# na	0m1L2S3Q
# naar	0k1M2R3K
# nd	1Y2O3Y
# nebenkosten	0d1Q2U3U
# needs	0M1g3T
# nel	0f1Q2S3T
# net	0g1N3U
# new	1Z2U3O
# newsletter	0h1O2S3R
# next	0d1Q2R3R
# night	0e1P2U3S
# nights	0m1H3R
# no	1E2c
# nobody	0c1K2S3c
# north	0e1Q3S
# nov	1Z2M3U
# november	0r1C2Q3L
# now	0q1H2R3H
# nu	0g1N2T3P
# nurses	0P1d
# oct	0P1U2Q3d
# october	0k1L2U3T
# of	0d1Y2B3H
# offers	0c1U2U3T
# oil	0Y2R3R
# on	0i1S2L3J
# only	0R1O2U3e
# open	0c1S3U
# operating	0K1i
# or	0c1G2S3c
# orders	0e1Q3U
# ore	0N1h2T3S
# other	0h1M2U3U
# others	0g1O2U3U
# our	0Y2U
# out	0I1m2U3N
# over	1Y2U3S
# own	0j1K
# p	0a1T2U3U
# page	0N1c2J3b
# paid	0R1b
# par	0c1R
# parking	0Q2R3b
# patients	0p1E2U3R
# paying	0U1a3U
# people	0h1G2H3b
# per	0b1S2G
# percent	0g1C2P
# phone	0e1Q3U
# pl	0f1O
# places	0f1R2O3M
# plan	0j1K2S3T
# pln	0e1P
# plus	0l1J2S3T
# pm	0L1N2Z3g
# pme	0Z1U
# png	1Y2Z3O
# points	0l1J2N3L
# por	1Q2P3b
# pounds	0h1K2N3a
# pour	0T1c3P
# prairie	0c1S3U
# precedent	0a1T
# predictive	0d1R3U
# price	0e1O
# private	0d1P
# pro	0c1Q
# profit	0M1h2T3T
# prozent	0n1K2R3N
# pt	0T1M2g3N
# pts	0h1O2Q3T
# punkten	0Y1Y2Q3P
# pupils	0d1S3T
# q2	0Z1T
# q4	0R1c
# que	0l1O2P3J
# rd	0Y3T
# recycled	0g1P2U3T
# red	0h1R2P3P
# refinance	0Y1U
# refinancing	0b1S
# release	0g1P3S
# rent	0a1T
# repas	0a1S
# reserve	0Y1U
# rest	0Q1d
# retired	0d1R3U
# revenue	0e1P
# s	0b1T2J3U
# salaries	0d1Q3T
# saved	0i1L2U3U
# se	0U1a2S3Q
# seats	0h1N2Q3R
# second	0f1R3R
# seconds	0j1K2R3P
# sein	0g1Q2R3O
# sek	0c1R
# self	0d1Q
# semanas	0b1T3U
# senior	0Y1U
# sep	0P1i2T3S
# sept	1a2Q3N
# september	0f1S2S3N
# sessions	0k1M2S3N
# shifts	0h1M3U
# shop	0d1Q
# shops	0j1J2S3T
# signed	0f1O3T
# since	1O2T3a
# skus	0Y1Y2O3U
# small	0f1N2U
# so	0M1g2K3b
# socios	0g1O2U3R
# spaces	0g1O2U3R
# spent	0g1O3U
# sponsor	0Y3U
# spreadsheets	0b1R
# st	0N1N2g3Q
# staff	0m1I2U3T
# started	0c1S2U3U
# stellen	0k1K2Q3Q
# stock	0M1N3h
# stores	0f1O3U
# students	0d1Q
# stunden	0f1O2U3R
# su	0Z3Q
# suppliers	0Z2T3R
# support	0Z1T
# sur	0J1k2U3O
# t	0i1T2F38
# tage	0p1G2R3L
# tagen	0i1N2S3Q
# tax	0d1S2U3T
# th	0f1J2B
# that	0b1G2c3Q
# the	0h1O2H3U
# then	0R1f2S3O
# things	0P1g2S3K
# thousand	0n1H2T3O
# three	0i1R2R3M
# ticket	0O1f3Q
# tickets	0k1K3Q
# times	0q1E2R3O
# tn	0c1R
# to	0a1S3S
# toneladas	0h1M3T
# tonnes	0o1C2S3P
# total	0f1P2U
# transferes	0g1N
# travel	0c1R
# trucks	0Z1U
# two	0k1M2O3Q
# tyg	0h1N3T
# tys	0f1U2O3K
# tysiecy	0R1g2K3H
# uhr	0d2O3J
# uk	0b1S
# und	0a2S3P
# units	0d1Q
# until	0g1Q3P
# up	0j1K3T
# users	0l1I2T3R
# uur	0b1Z2O3K
# v	0Q1e2T3S
# van	0k1K2T3O
# vendor	0h1N3S
# vendredi	0d1S2U3T
# visc	0f1Q3S
# visitors	0b1T3U
# visits	0M1h2U
# vocalis	0b1R
# volunteers	0f1N2U3S
# von	0c2Q3N
# vs	0m1K2N3N
# w	0U1a2T3Q
# waiting	1c2T3P
# was	1G2M3f
# watch	0a1S
# we	0i1O2R3L
# wed	0a1T
# week	0U1a3P
# weeks	1Z2P3F
# weken	1c2S3M
# went	0j1M3R
# were	0h1O2U3S
# where	0P1Z2T3b
# which	0h1N3R
# who	0a1F2R3c
# wifi	0c1R3U
# with	0o1I2R3K
# wks	0j1M2S3P
# words	0N1L2j3K
# would	0l1N2L3P
# x	0f1S2J3J
# y	0T1C2M3i
# year	0l1L2T3P
# years	0o1M2S3G
# yr	0a1S
# yrs	0f1P2U3Q
# zlotych	0k1M2R3N
# zu	0c1U2U3J
# ª	0Z1H2O3Z
# º	1I2Q3d
# →	1b2L3E
%	0i1U2R30
% #	0s1C2S3S
% $	0j1M3A
% (	0e1P
% )	1a2P3N
% ->	0j1N2R3T
% /	0k1K
% :	0U1a2T3U
% =	0Q1d
% a	1a2S3Q
% above	0f1O
% after	0g1N2S
% altri	0b1S2U
% and	0n1I2Q3S
% autres	0c1T3U
% bassi	0K1j2U3U
% beta	0Z1T
% brand	0Y1U
% bruna	0b1T2U
% compass	0c1S3U
% contre	0f1P3U
% das	0f1Q2T
% de	0l1R2O3K
% der	0l1I2U3T
% des	0k1K2T3S
% done	0S1d2P3R
% dos	0g1P2R3S
% elior	0b1T3U
% en	1H2g3O
% flexibility	0Z1T
% gives	0Y1U
% high	0a1T
% im	0Q1d3T
% in	0f192d3O
% irr	0d1P
% it	0e1P
% less	0e1P2U
% m	0f1N3R
% margin	0i1M2U3T
% mas	0f1P3T
% more	0Z2P3Q
% nils	0e1Q3U
% no	0c1T2U3T
% nobody	0e1S2S3S
% of	0h293A
% on	1b2R3S
% online	0b1R
% other	0R1b
% others	0a1S
% owner	0d1R3U
% p	1a3S
% plus	0Y1U
% quality	0U1Z2U3U
% resp	3U
% resto	0b1S
% return	0e1P3T
% saar	0U1Z2U
% since	0g1O2T3R
% the	0Q1f2O3P
% times	0L1h
% to	0Q1d2T3T
% up	0i1M2R3U
% vall	0Y1U
% veltra	1Z2T
% we	0e1Q
% wholesale	0a1S
% with	0f1N3U
% would	0g1O2S3U
% x	0h1L
% y	0n1H2T3T
% →	0j1J
&	0e1Z213I
& a	0d2P3I
& co	0k1K2R3U
& d	0S1d2U3R
& e	0J1k2T3R
& l	0O1h2R3N
(	0b2R3I
( !	0k1J2Q3O
( #	0b2C39
( %	0H1n2T3Q
( +	0i1L
( a	1b2M3L
( all	0e1Q2R3S
( b	0i1N2S3T
( base	0T1a2U3R
( c	0j1N2R3S
( high	0f1O2S3U
( ines	1Y2U3T
( k	0d1T2Q3R
( low	0c2Q3R
( m	0R1h2P3L
( me	1c2U3M
( new	0k1M2Q3Q
( no	0R1b
( open	0g1N
( p	0m1K2O3K
( prev	0f1Q2U3U
( r	0P1e2S3T
( rent	0g1O2S3U
( school	0S1g2S3R
( the	1N2a3Z
( they	0i1U2L3O
( tom	0c1R
( too	0c1S
( total	0Z1T
( two	0g1O3T
( vacant	0f1R2P3N
( vaga	0d1Q
( was	0h1P3P
( we	0Z1K2a3T
( wrong	0c1S3U
( x	0c1R
)	0d2R3D
) #	0U1a2S3P
) $	0c2L3K
) /	0o1G2U3T
) :	0P1b2a3G
) =	0S1a
) and	0U1f2H3E
) comercial	0f1O3R
) e	0Z2T3Q
) en	0Z2S3Q
) et	1b2R3S
) head	0b1S3U
) hse	0e1S2T3T
) is	0d1R
) la	0c1U2U3S
) le	0g1O3S
) o	0g1N
) oder	0h1M2S3R
) or	0S1d2Q3Q
) quality	0g1N2S3R
) risk	0e1P3U
) the	0k1J3U
) then	0j1L3T
) three	0b2R3M
) times	0g1N
) to	0R1c3T
) und	0l1M2R3M
) we	0Z2S3Q
) y	1a2U3T
+	0s1E2S39
+ #	0q1K2F3G
->	0o1N2C3C
-> #	0e1S2N3M
/	0b1Y3H
/ #	0i1S2R30
/ (	0o1G2U3U
/ +	0b1R
/ /	1M2f3N
/ a	0Z1I2c3O
/ actual	0P1f2T3R
/ after	0J1P2k3L
/ d	0S1c2T
/ day	0L1h2T3S
/ full	0j1K2O3N
/ good	0j1J2P3P
/ h	3S
/ half	0Z1c2I3I
/ high	0h1N2S3Q
/ hoch	0g1P2S3R
/ late	0b1S
/ low	0m1L2P3O
/ m	0M1h2U3U
/ m2	0U1Z2U
/ minus	0R1S2d3U
/ mittel	0i1O2Q3Q
/ moderate	0h1P2S3R
/ mwh	0a2P3T
/ no	0e1R2S3R
/ not	0j1P2P3K
/ o	0G1d2e3O
/ private	0b1T2U
/ r	0g1R2S3Q
/ ready	0n1J2P3M
/ t	0d1Y2M3J
/ the	0J1Z2Z3U
/ yr	0i1L3U
:	0n2C38
: "	0Y1c273P
: #	0d1R223Z
: $	0K1m2G3Q
: (	0Q1L2S3g
: )	0c1Y2M3O
: +	0b1S
: /	0Y1N2a3K
: a	0k1P2Q39
: acquire	0T1b2S3P
: actual	0k1L2U3T
: ad	0Z2T3S
: affitto	0e1R2T3Q
: after	0i1N2R3S
: alba	0h1O2T3S
: all	0l1L2U3N
: almost	0d1U2T3S
: alpha	0a1T
: amber	0c1S
: ap	0d1Q2U3T
: app	0i1L2S3Q
: approve	0h1Q2R3Q
: are	0j1L3U
: at	0g1M2T3Q
: attractive	0k1J2Q3R
: audit	0k1M2S3M
: bank	0l1I2T3R
: base	0T1c2U3S
: board	0f1P3U
: brand	0j1J3U
: building	0d1R3U
: buy	0j1K3U
: can	0N1h2U3Q
: capital	0k1K2U3R
: cash	0U1a2U3T
: ceo	0Y2S3T
: cfo	0f1Q3S
: cheap	0i1L2S3R
: city	0g1O2T3U
: claims	0i1K3T
: close	0e1Q3T
: closed	0g1O2S3U
: controlling	0h1N2S3P
: coo	0j1M2U3Q
: core	0h1M3U
: cost	0i1N2T3R
: cout	0b1S
: custo	0i1O2S3Q
: customer	1Z2R3O
: das	0l1H2P3L
: data	0m1H2S3O
: day	1K2b3R
: de	0g2M3L
: dear	0j1L2T3O
: demand	0b1T2S3P
: der	0Q1g2T3L
: did	0f1O3T
: die	0a2R3L
: direct	0a1U
: done	0e1O2S3S
: dorn	0R1b
: e	0N1h2T3Q
: effort	1a2T3R
: el	0n1H2S3O
: en	0g1N2S3S
: etf	0g1N2Q3Q
: every	0d1R3T
: family	0d1Q2U3T
: finance	0Z2Q3O
: first	0k1L2P3P
: fiscalite	0f1N2R3Q
: fixed	0f1P2U3S
: games	0P1e2U3U
: gas	1Y
: gemeente	0S1b2U3T
: good	0Y2U3R
: green	0i1M2P3T
: head	0S1N2R3e
: high	0h1Q2T3P
: how	0A1u2O3K
: hr	1K2T3f
: i	0S1e2J3P
: il	0n1I2R3K
: in	0q1O2L3J
: inbound	0T1a3T
: infrastructure	0c1S3U
: integration	0Z2T3U
: invoice	0d1Q3T
: is	0m1I2U3S
: it	0o1J2Q3J
: jan	0S1e2S3Q
: l	0j1M2S3O
: la	0t1E2G3C
: land	0d1Q
: le	0T1h2P3J
: legal	0g1N2U3S
: les	0d1S2S3P
: licence	0e1Q2T3S
: likely	0f1P2T3R
: live	0h1M
: lohnniveau	0d1T2S3T
: low	0a2S3Q
: lundi	0b1U2U3U
: margin	0i1L2P3Q
: marketing	0e1Q2U3R
: media	0i1N2Q3N
: meldung	0i1O2S3R
: mid	0R1L2R3f
: monthly	0g1Q2O3R
: morning	0h1L3T
: nanta	0a1S
: new	0c1T2N3R
: no	0m152S3O
: on	0d2J3G
: one	0d1K2b3H
: only	0h1O3R
: open	0h1Q2P3Q
: opens	0Z1a2N3T
: our	0N1g2S3S
: paper	0j1M3R
: payments	0f1P2T3T
: payroll	1Z2P3P
: peu	0l1K2P3O
: planned	0c1R
: plant	1F2g3P
: platform	0c1S2U
: plus	0S1c3S
: poca	0g1N2T3T
: possible	0p1L2J3L
: possivel	0e1Q2R3T
: premie	0e1Q2U3T
: price	0e1T2P3P
: prijs	0c1Q2S3R
: probable	0m1J2R3N
: procurement	0U2Q3c
: product	0j1K
: project	0P1f2Q3Q
: provavel	0f1P2T3R
: purchase	0b1S
: q1	0m1J2S3R
: q2	0m1M2P3O
: quality	0c1Q2U3U
: r	0o1H2R3N
: rare	0k1N2O3N
: raw	0g1O2S3O
: red	0d1R2T3T
: regional	0l1I2U3Q
: rent	0g1N2U3S
: repair	0Z2S3S
: residents	0j1M2S3S
: retail	0f1O
: revenue	0c1R
: route	0h1M
: sales	0k1H3T
: sanieren	0P1g2Q3S
: scrap	0j1K2S3R
: self	0f1N2T3R
: sell	0N1g2U3S
: senior	0c1M2a3S
: sensors	0c1U2S3R
: sequia	0f1Q2S3R
: shared	0f1O2S3S
: site	0k1J2S3Q
: sodexo	0d1Q
: source	0i1J2P3T
: st	0e1P2U3S
: stary	0d1R2U3U
: strom	0f1P2R3Q
: support	0f1Q3S
: te	0h1P2S3O
: teleserv	0Z1T
: the	0d1Q2L
: they	0e1I2N
: three	0M1k2L3N
: to	0S1F2c3Y
: too	0l1M2P3L
: trade	0e1O2Q3R
: training	0j1M2T3Q
: tres	0g1P2R3P
: turismo	0l1K2Q3O
: two	0d3G
: under	0O1f
: unlikely	0n1I2P3M
: usd	0c1R
: vacant	0d1S2U3T
: ventas	0i1L2U3T
: vert	0d1R2T3U
: waarom	0K1i2Q3O
: we	0l1P2M3E
: web	0Z1Y2S3M
: week	0k1L2U3S
: what	0G1p2I3K
: wir	0O1i2Q3O
: yes	0m1H2N3O
: you	0d1M2P3c
=	0Y1Y2b30
= #	0g1R2H3J
?	0P1O2S3g
? "	0d1U3L
? $	0M1R2N3h
? )	0t1D2N3K
@behind>=1	0Y2P3T
@behind>=14	0Z2R3S
@behind>=2	0Y1Y2O3S
@behind>=3	1Z2O3T
@behind>=4	0Q2P3Z
@behind>=6	0J1Q3h
@behind>=9	0P1Y2O
@figures after>=1	1Z2S3R
@figures after>=14	0O1c2P3Y
@figures after>=2	0T1b2R3S
@figures after>=22	081Y2J3h
@figures after>=3	0Q1d2U3N
@figures after>=4	0P1d2T3S
@figures after>=6	0H1d2R3a
@figures after>=9	0E1f2P3a
@figures before>=1	0b1O2T3T
@figures before>=14	0J1g2a3F
@figures before>=2	0Y1N3P
@figures before>=22	062d3c
@figures before>=3	1Q2Z3S
@figures before>=4	0U1T2a3P
@figures before>=6	0T1c3I
@figures before>=9	0N1g37
@figures>=1	0j1T2H3M
@figures>=14	0T1c2S3Q
@figures>=2	0k1S2C3G
@figures>=22	0j1L3U
@figures>=3	0l1U2J34
@figures>=4	0i2037
@figures>=6	0d1Y2B31
@figures>=9	1a2O3H
@first	041k2Y3b
@last	0T1E2Z3Y
@last but one	0c1E3Y
@of>=1	1T2T
@of>=14	0g1A3T
@of>=2	1S2U
@of>=22	011O2e3l
@of>=3	1S
@of>=4	1Q2T
@of>=6	0S1N2U3a
@of>=9	1H3a
@second	0e1N2O3T
@words>=1	1T2U3U
@words>=14	0Y2S3O
@words>=2	1U3U
@words>=22	1e2U3E
@words>=3	2U3T
@words>=4	2T3U
@words>=6	2R
@words>=9	0S2O3d
^ "	0j2E3C
^ #	0u1D203J
^ (	0a1Q2Z3L
^ ->	0j1L2S3R
^ /	0S1M2N3d
^ a	2a3P
^ ab	0f1P2S3R
^ abbiamo	0o1J2Q3J
^ above	0u1D2M3J
^ abweichung	0M1O2i3P
^ accounts	0l1O2N3O
^ action	0T2I3Y
^ actions	0Z2U3Q
^ actual	0U1c2P3Q
^ ads	0U1b2U3N
^ after	0i1c2A3H
^ afternoon	1M2U3b
^ agency	0f1P2S3S
^ agent	0K2P3g
^ ai	0T1N2P3f
^ aim	0h1O2N3N
^ airport	1a2P3T
^ al	0j1M2R3N
^ all	0l1P2H3I
^ alles	0P1c2N3T
^ allora	0K1L2N3n
^ also	0Q1F3k
^ am	0c1E2J
^ amenazas	0e1R2S3R
^ an	0N1L2d3c
^ analysis	0i1L2R3N
^ analyst	0h1N2S3Q
^ and	0e102E3g
^ answer	0j1M2S3P
^ antes	0S1J2i3K
^ anything	0b1K2L3Z
^ anyway	0S1N2M3f
^ app	0U1b2R3P
^ around	0j1O2Q3P
^ as	1R253e
^ asia	0N1g2S3P
^ ask	0g2J3F
^ asking	1O2S3b
^ at	0b1O2B3b
^ attached	0M1j2R3O
^ au	0a1b2N3K
^ audience	0I1G2n3N
^ audit	0f1O
^ auditors	0N1N2b3c
^ aus	0S1g2I3C
^ availability	0d1R
^ average	0Y1Z2P3O
^ avg	0c1U2S3Q
^ b	0q1G2M3J
^ back	0H1T2M3i
^ bad	0m1J2O3L
^ bakery	0j1K2U3S
^ bands	0T1R2f3R
^ bank	0Y1a2N3H
^ bar	0S1O2g3F
^ bars	0M1M2j3M
^ base	0k1J2T3F
^ baseline	0e1O2R3R
^ basic	0T1b2R3U
^ basis	0g1M2Q3R
^ batch	3T
^ battery	0I1a2Q3f
^ bear	0Y1O2T3d
^ bed	0Z2T3S
^ beds	0e2Q3O
^ before	0T182n3O
^ bei	0k1I2Q3M
^ below	0h1S2S3M
^ beneath	0T1J2g3M
^ berlin	0e1P2R3R
^ best	0P192C3n
^ big	0L1M2n3H
^ biggest	0H1K2p3K
^ bild	0N1L2j3O
^ bill	0O1O2K3h
^ bin	0P1K2K3j
^ biogas	0g1O2U3T
^ bis	1c2Q3M
^ bitte	0U1L2d3P
^ blue	0R1O2f3N
^ board	0M1m2O3M
^ boiler	0h1N2T3S
^ bom	0J1K2O3l
^ bonjour	0P1M2N3l
^ bonsoir	0K1M2R3l
^ book	0m1I2L3R
^ booking	0T1c2Q3Q
^ bookings	0S1d2S3Q
^ both	0d182O3a
^ bottom	0c1R2U
^ boxes	0H1O2m3L
^ br	0N1J2M3i
^ branch	0l1J2R3P
^ brand	0Q1e2T3T
^ break	0P1U2k3G
^ breite	0K1L2k3P
^ bridge	1U2e3G
^ bronze	0e1Q2S3T
^ bubble	0U1O2d3Q
^ budget	0b2K3H
^ build	1Z2S3S
^ bull	0R1c
^ bus	0j1N2R3M
^ but	1E3a
^ buy	0i1K2U3Q
^ by	0g1K2N3U
^ c	0m1A2G3R
^ cada	0b2Y3E
^ cadena	0K1k2R3M
^ call	0Y1M2I3b
^ came	0Z1M2T3c
^ can	0Y1T2Y3P
^ candidates	0h1M2U3T
^ capex	0d1U2T3Q
^ caption	0j1L2T3T
^ car	0g1R2R3Q
^ care	0Q1f2R3P
^ carried	0j1M2R3P
^ carrying	0i1M2P3P
^ case	0L1k2R3N
^ cash	0Y1a2R3N
^ caso	0T1c2Q3M
^ catering	0Z2R3Q
^ cause	0l1K2T3P
^ ce	0k1U2K3H
^ ceo	0p1G2N3H
^ cfo	0c1K2N3Z
^ chair	0l2M3E
^ challenge	0R1L2P3g
^ chancen	0k1L2O3N
^ channels	0j1L2U3S
^ chat	0Z2S3U
^ cheap	0m1F2N3M
^ check	0m1K2Q3L
^ cheers	0K1O2L3j
^ chi	0T1e2O3K
^ children	0g1N2U3U
^ churn	0f1R2N3K
^ ciao	0L1G2O3l
^ city	0h1M2T
^ claims	0Q1e2R3M
^ client	0R1Y2K3b
^ closed	0i1M2R3O
^ closing	0S1Q2g3M
^ cloud	0U1b2U3R
^ co2	0U1d2N3M
^ coffee	0U1N2P3e
^ colour	0P2f3G
^ column	0O1M2h3R
^ columns	0g1M2S3O
^ comes	0c1S3T
^ committee	0m1L2K3J
^ como	0M1n2D3B
^ compare	0L1b2d3O
^ complication	0a1T
^ con	0b1H2f3L
^ consultation	0i1O2T3P
^ content	0P1Z2H3d
^ context	0B1P2d3k
^ contractor	0c1S3U
^ contracts	0h1M2R3O
^ contribution	0L1h2T3U
^ cost	0f1S2L3J
^ costs	0l1I2Q3Q
^ could	0c1P2d3H
^ cout	0e1Q2T3R
^ cover	0M1R2g3K
^ cream	0M2h3J
^ create	0T1g2N3N
^ credit	0f1Q2S3R
^ criteria	0g1M2S3Q
^ critical	0i1M2S3U
^ customer	0Y1Z2H3S
^ customers	0e2N3K
^ cut	0U1b2S3O
^ cyber	0N1k2M3N
^ czesc	0L1M2Q3i
^ d	0g2L3I
^ da	0S2K3d
^ dach	0h1M2U3T
^ dann	0o1H2N3K
^ darunter	0h1O2O3O
^ das	0K1Y2Y
^ data	0Z1e2E36
^ day	0d1O2U3S
^ dcf	0k1N2U3N
^ de	0L1e2R
^ dear	0L1H2Z3i
^ debilidades	0h1M2P3P
^ december	0f1O2S3S
^ decision	0e1a2J3J
^ dehors	0m1J2N3H
^ delai	0S1c2U3U
^ delay	0d1Q
^ demand	0n1M2O3R
^ demos	1J2P3c
^ depois	0L1Z2R3e
^ der	0M1Y203g
^ derby	0d1Q
^ design	0k1L2Q3O
^ detour	1c2Q3K
^ die	1Q2S3a
^ diesel	0b1H2d3M
^ difference	0O1N2i3Q
^ differences	0N1P2g3Q
^ direct	0S1b2T3P
^ discount	0g1O2T3R
^ discounts	0l1L2O3J
^ divider	0I1T2i3J
^ do	0K1T2Z3d
^ does	0Q1S2O3f
^ dois	0T1M2f3N
^ don	07172o3R
^ door	0T1b2U3Q
^ dos	0G1T2m3F
^ downside	0f1P3U
^ dr	0U1O2O3c
^ draft	0Q1M2a3b
^ draw	0F1T2l3L
^ drawing	0N1N2Y3b
^ drei	0S1e3D
^ drie	0B1i2Z3B
^ drittens	0i1M2R3O
^ drivers	0g1I2K3U
^ drone	0f1N2Z3L
^ drop	0Q1e2Q3O
^ drugs	0e1Q3T
^ dry	0f1N2S3S
^ due	0Y1N2c3L
^ dzien	0O1M2S3h
^ e	0U1Y2G3Y
^ each	0Y162g3I
^ early	0d1Q3U
^ ebitda	1d2Q3O
^ een	0c1Z2G3K
^ effort	0f1P2T3S
^ eight	0i1M2S3N
^ ein	1f2I3D
^ eine	1J2Q3d
^ either	0Z1Y2R3L
^ el	0J1b2M3d
^ electric	1b2P3P
^ eleven	0d1E2b3c
^ elle	0S1O2M3f
^ em	0l1K2O3M
^ empfehlung	0l1L2K3L
^ emplois	1Z2U3U
^ en	0d1N2Q3U
^ end	0R1U2T3a
^ ends	0f1P2Q3R
^ energy	0a1Y2O3N
^ engineering	0e2K3N
^ enterprise	0Y1a2T3Q
^ entscheidung	0Y1a2O3M
^ er	0O1D2G3l
^ ergebnis	0d1c2T3M
^ erp	0U1b2T3R
^ error	0Q1i2S3P
^ es	0Y1a2I3P
^ etude	0U1b2Q3Q
^ europe	0c1R
^ european	0Q1c3U
^ evening	2O3Y
^ every	0f1a2L3B
^ everyone	1H2R3c
^ everything	0f1R2P3K
^ expansion	0O1g2P3N
^ expensive	0h1O2Q3T
^ explain	0J1Y2e3S
^ fair	0O1U2M3g
^ falls	0S1a2O
^ fase	0k1M2T3L
^ fee	0c1R
^ fees	0Y1b2S3P
^ fewer	0K1m2F3N
^ field	0h1N2T3P
^ fill	0h1Q2R3P
^ final	0P1g2H
^ finance	0a192e3c
^ financing	1Z2U3R
^ fire	0a1Y2R3M
^ first	0i1B2U
^ fit	0T1e2S3O
^ five	0R1h2K3J
^ fix	0j1M2N3N
^ fleet	0M1h2S3Q
^ floor	0g1S2Q3L
^ follow	2O3Z
^ following	0M2Q3b
^ fontes	0R1d2S3S
^ food	0N1i2P3L
^ for	0H1J2Z3j
^ forderung	0c1T2U3U
^ fortalezas	0e1P2U3T
^ foto	0J1T2n3E
^ four	0U1e2Z3F
^ fraud	0j1L2R3S
^ freeze	0h1O2P3T
^ freight	0U1c2O3L
^ fri	0c1S3T
^ friday	1P2d3N
^ from	0Q2N3e
^ fuera	0f1R2S3R
^ full	0R1J2a3d
^ funding	0N1k2N3L
^ fur	0g1N2Y3E
^ fx	0d2R3Q
^ gap	0h1N2N3N
^ gas	0Z2R3R
^ germany	0R1N2e3P
^ getragen	0l1O2O3L
^ give	0J1d2h3J
^ go	0g1O2U3U
^ goal	0o1H2J3L
^ goes	0h1N3S
^ going	0Z2T3U
^ good	0j1G2K3b
^ governance	0S1Y2N3a
^ graag	0L1O2k3K
^ grants	0c1S
^ green	0L1J2l3H
^ greve	0f1R2Q3R
^ grid	0Z1Z2Q3R
^ gross	0R1f2L3M
^ ground	0k1K2S3O
^ group	2U3T
^ growth	1R2R3Z
^ guten	0P1O2S3h
^ h1	0f1O2T3R
^ ha	0H1K2L3n
^ half	0d1G2d3T
^ hall	0e1P2U
^ hallo	0K1L2Q3m
^ handover	0k1N2N3K
^ hanna	0U1O2O3d
^ harbour	0h1O3R
^ harvest	0O1h2S3N
^ he	0B1H3n
^ head	0h1N2P3M
^ headcount	0S1g2K3M
^ headline	0I1d2a3P
^ health	0j1I2R3O
^ heat	0n1H2M3K
^ heavy	0h1P2N3P
^ hej	0Q1O2Q3i
^ her	0Q1J2Z3Z
^ here	0D1f2J3a
^ herr	0H1M2P3l
^ het	0a2C3Y
^ heute	0o1H2L3L
^ hey	0H1Y2L3f
^ hi	0S1E2L3o
^ high	1E2e3M
^ highlight	0J1O2l3K
^ hiring	0g1O2S3Q
^ his	0G1P2P3l
^ ho	0a1P2K
^ hola	0E1D2K3s
^ home	0g1M2U3P
^ honest	0c2P3J
^ hope	0M1N2O3j
^ hospital	0T1f2O3Q
^ household	0T1a2U3T
^ how	0G1n2K3O
^ hoy	0Z1L2N3b
^ hr	0R1Y2F3c
^ hub	0Y1I2f3J
^ hull	0h1M3T
^ hypothesis	0I1l2S3M
^ i	0M1G2R3m
^ ich	0F172D3x
^ icons	0J1R2k3K
^ identity	1c2P3O
^ if	0e1S223Y
^ ik	0K1Q2U3k
^ il	0G1j2I3b
^ ils	0S1d2K3T
^ im	1E2T3b
^ image	0O1M2i3Q
^ in	0c1L3U
^ incident	1b2T3O
^ income	0f1O2T3Q
^ indice	0F1o3T
^ infrastructure	0e1R2R3R
^ inputs	0n1H2R3L
^ inside	0i1R2Q3P
^ insurance	0j1N2O3J
^ intake	0c1S3U
^ integration	0N1g2O3P
^ interest	0k1I2R3P
^ internal	0c2S3Q
^ is	0l1K2E3Q
^ it	0U1R
^ item	0O1a2N3b
^ its	0S1h2K3Q
^ j	0Q1T2M3d
^ ja	0I1K2L3m
^ january	0f1N2U3S
^ je	0E182a3o
^ jetzt	0H1e2J3f
^ just	0A1I2p3T
^ keep	1K2j3A
^ key	0L1Y2f3O
^ kind	0L1P2O3j
^ kindly	0J1O2j3S
^ kitchen	1f2O3F
^ komt	0f1S2U3R
^ kosten	0i1K2S3R
^ koszt	0i1K2S3S
^ kpi	1a2S3R
^ kunde	0i1O2T3Q
^ l	2B3Y
^ la	0S1T203f
^ lab	0j1L2R3P
^ label	0e1Z2K3P
^ language	0P1S2f3P
^ large	0T1L2d3P
^ las	0N1g2T3Q
^ last	0d102g3T
^ late	0j1N2S3M
^ le	0T1b2D
^ lead	0f1Q2R3P
^ leakage	0P1g2T3R
^ lease	0g1M2T3S
^ leave	0P1M2i3J
^ led	0h1M3U
^ leeds	0f1P3S
^ left	0Z1B2f3G
^ legal	0i1B2P3Z
^ leipzig	0g1M2T3S
^ les	1j213C
^ let	0O1C2h3U
^ level	1E2Q3f
^ licence	0h1L2U3T
^ ligne	0d1T2T3T
^ lindgren	0P1a2J3Z
^ line	1K2e3N
^ linea	1D2i3J
^ little	0i1M2Q3Q
^ lo	0Z1P2B3Z
^ long	0G1C2b3l
^ look	0L1f2N3Y
^ los	0K3Y
^ loss	0e1P3U
^ lost	0h1R2O3L
^ lot	0i1O2T3O
^ low	0n1L2P3K
^ lowest	0S1L2f3R
^ loyalty	0g1O2S3S
^ lunch	0O1P2N3g
^ lyon	0i1N2T3R
^ m	0O1Z2K3c
^ ma	0Z1O2J3b
^ main	0b2T3R
^ make	0D1K2s3G
^ management	0Z1Z2J3L
^ map	0K2i3L
^ march	0U1c2T3Q
^ margin	0f1T2L3L
^ mark	0F1L2n3I
^ market	0O1j2K3H
^ marketing	0L1S2O3g
^ may	0f1P2R3R
^ maybe	0H1M3c
^ me	0K1O2Z3g
^ medical	0g1R2T3P
^ mein	0R2D3e
^ members	0c1T2T3R
^ membership	0Y2T3R
^ meta	0i1N2Q3O
^ mi	0N1B2E3p
^ middle	0k1J2O3O
^ mijn	0N1J2L3k
^ milestone	0k1L2S3R
^ milk	0Q1h2O3O
^ million	0a1O2a3J
^ minus	0g1Q2P3O
^ minutes	031d2L3m
^ mio	0b1N2M3c
^ mittelherkunft	0e1O3U
^ mittelverwendung	0d1R2U3U
^ mix	0m1I2L3M
^ mo	0Q1L2N3g
^ mobile	0h1N2U3T
^ mocne	0o1G2R3P
^ model	1Z2R3N
^ mon	0S192O3m
^ monday	0h1M2S3P
^ money	1Q2d3P
^ month	0G1g2f3L
^ monthly	0T1e2O3P
^ montrer	0K1I2m3K
^ morning	1F2O3j
^ most	0Z1T2I
^ moving	0N1b2R3b
^ mr	1O2R3d
^ must	0h1I2e3I
^ my	0Q152A3p
^ na	0T1Y2I3a
^ nach	0O1a2d3L
^ najwiecej	0a2P3N
^ name	0n1L2M3J
^ nao	0Z1M2J3a
^ national	0h1M2R3Q
^ need	0H1N2q3E
^ needs	0J1L2f3d
^ neighbours	0U1f2Q3L
^ nein	0K1H2N3l
^ neither	0n1M2M3G
^ net	1b2K3R
^ never	0Z1K2Q3Z
^ new	0U1h273E
^ next	0j1B2J
^ nice	0n1J2H3J
^ nie	0F1I2f3c
^ nine	0Q1k2P3E
^ no	0Q1B2f
^ nobody	0f1R2L3Q
^ noise	1b2T3Q
^ none	0j1K2H
^ normal	0Z1O2Y3Q
^ north	0e1Q3U
^ nos	0R1g2E3S
^ not	0R142e
^ notes	0F1S2O3n
^ nothing	172h3O
^ notre	0Q1f2R3K
^ nous	0p1G2N3K
^ now	0j1D2H
^ nowy	0Y1a2O3L
^ npv	0N1h2S3P
^ number	0N1I2c3c
^ numbers	0M1N2c
^ nurses	0O1g3T
^ o	243b
^ oak	0T1f2P3K
^ oct	0m1J2N3I
^ oee	0F1n2U
^ of	0l1P2L3G
^ offer	0Z1F2M3c
^ ofwel	0g1O2T3O
^ oggi	0Z1N2R3b
^ ohne	0M1o2G3H
^ ok	0G2H3k
^ okay	0L2b3Z
^ ola	0L1J2R3l
^ old	0U2T
^ on	0m1Q203N
^ onboarding	0T1d2P3M
^ onde	0J1l2T3P
^ one	0K1Y2b
^ online	0k1L2T3Q
^ only	0h2G3F
^ onze	0K1e2L3a
^ open	1c2N3O
^ opening	0j1N2S3Q
^ operating	1d2P3K
^ opex	0T1f2O3P
^ oportunidades	0i1N2P3O
^ opportunities	0j1L2P3M
^ option	0m1I2Q3P
^ or	0Y1G2a
^ order	0i1E3N
^ orders	0d1Q3U
^ os	1b2P3N
^ other	0l1N2M3M
^ our	0P1i2J3Q
^ ours	0d1Q3U
^ out	0k1Q2P3M
^ outcome	0i1K2Q3Q
^ outputs	0n1K2N3N
^ outside	0p1I2O3K
^ over	0i1M2S3P
^ overtime	0H1l2T3R
^ own	0i1M2T3S
^ owner	0m1M2O3K
^ page	0U1J2c
^ paint	0a1Y2L3N
^ pan	0H1N2K3l
^ pani	0J1K2J3m
^ paper	0Z1Z2O3O
^ para	0g1L2c3I
^ parallel	0a2S3Q
^ parcels	1Y2S3Q
^ parking	0a1L2S3Z
^ part	0p1F2M3I
^ partner	0Y1K2L3f
^ pas	0K1Z2j3G
^ path	0g1N3T
^ patient	0N1h2Q3Q
^ pay	0j1R2M3K
^ payback	0f1O2U3U
^ payment	1d2O3M
^ payroll	0S1c2R3P
^ peer	0e1Q3U
^ pension	0O1f2P3P
^ people	0S1a2D3Z
^ per	0R1h2K3K
^ perdemos	0i1L2T3N
^ permit	0f1O2T3Q
^ permits	0g1N2T3S
^ personal	0g1O3T
^ pharmacy	0e2M3L
^ phase	0f2H3E
^ phone	0S1Z2e3H
^ photo	0G1M2p3J
^ picture	0I1N2n3N
^ pilot	0S1f2O3K
^ pipeline	1Z2U3S
^ places	0Z2O3M
^ plan	0S1b2b3G
^ planner	0h1Q2U3Q
^ planning	0M1e2c3J
^ plant	0b1K2O
^ platform	0l1K2R3Q
^ please	0G1P2h
^ plot	0J1d2e3K
^ pls	0D1N2f3Z
^ plus	0P1d2a3I
^ pmo	0b1T2L
^ po	0L1f2K
^ pod	0k1N2O3L
^ pode	0K1J2c3Y
^ point	0R1c2S3Q
^ pokaz	0L1Z2d3L
^ por	0f2J3P
^ porter	0S1f2M3J
^ porto	0l1L2R3Q
^ post	0L1g2K
^ pour	0E1Y2K3j
^ pourquoi	0L1k2T3L
^ power	0d1S2T3T
^ precio	0b1R
^ premium	0e1P2U3R
^ press	0j1N2T3N
^ prezes	1H2a3Y
^ price	0a1d2E3D
^ prices	0n1G2P3O
^ pricing	0f1O
^ prima	0Q1T2d3T
^ primary	0m1G2R3Q
^ priority	1N2O3a
^ private	0e1O3F
^ prix	0k1K2T3T
^ problem	0n1F2a3J
^ process	0h1L2S3S
^ procurement	0g1N2S3Q
^ product	0S1g2O3O
^ production	0j1M2Q3Q
^ project	0K1m2O3L
^ property	0S1g2O3N
^ public	0e1R2U3P
^ put	0C1J2u39
^ q1	0h1L2U3S
^ q2	0Z1Z2N3N
^ q3	1c2P3R
^ quatre	0J1f2b3L
^ que	0P192m3M
^ quem	0G1c2M3b
^ queremos	0Z1c2L3J
^ questions	0j1R2N3K
^ qui	1e2L3L
^ quick	1T2C3c
^ r1	0e1P3T
^ r2	0e1R2S3S
^ r3	0e1R2S3Q
^ r4	0h1N2P3P
^ radio	0j1M2O3N
^ rain	0T1e2P3N
^ rank	0E1F2r3I
^ re	0g1Q2R3R
^ reading	0J1h2G3c
^ reception	0Z1Q2R3a
^ recommendation	0k1N2M3M
^ red	0S1R2d3Q
^ reference	0O1U2j3E
^ regards	0H1K2K3m
^ regional	1M2T3e
^ registry	0i1Q2O3O
^ regulator	0f1R2T3Q
^ release	0T1e2P3M
^ remember	0c1T2S3N
^ rent	0a2R3O
^ repair	0k1J2S3O
^ repairs	0g1O2T3R
^ report	0Q1S2M3e
^ reporting	0T1g2Q3K
^ research	1c2Q3M
^ resolution	0e1M2U
^ ressources	0g1M2U
^ rest	0Z1N2O3Y
^ result	0k1L2Q3T
^ resultaat	0g1O2T3R
^ resumen	0N1S2j3L
^ retail	0i1J2R3P
^ retention	0R1d2S3S
^ returns	0N1k2P3N
^ revenue	0U1O2f3K
^ riego	0k1J2R3Q
^ right	0b1a2G3Q
^ rischi	0K1k2R3N
^ risiken	0j1J2M3N
^ risk	1e2N3G
^ road	0k1M2S3M
^ roadmap	0E1q2N3N
^ roce	0f1O
^ roic	0Q1g2O3S
^ rollout	1a2Q3M
^ roof	0j1K2R3P
^ round	0Z1I2a3L
^ running	0h1N2T3R
^ s	0g1R2O3J
^ safety	0Y1b2K3H
^ sales	0T1S2I3d
^ salesforce	0i1M2R3Q
^ salut	0N1L2R3k
^ same	0H1M2s3D
^ sap	0g1N2R3R
^ sat	0R1J2L3j
^ satisfaction	0a2S3R
^ say	0N1d2L3b
^ scale	0b2M3N
^ school	0S1d2R3O
^ schwachen	0l1K2O3N
^ science	0h1P2R3O
^ scrap	0Z1M2T3b
^ screenshot	0M1Z2c3N
^ se	0T1P2C3j
^ search	0j1N2O3N
^ second	0f1Y283I
^ security	0a1U2H
^ seed	0S1f2Q3M
^ seguimiento	1e2P3N
^ self	1b2R3P
^ sensitivity	1a2O3Q
^ service	0c182c3G
^ services	0h1M2R3S
^ shared	0e1Q2U3U
^ she	0I1C2S3o
^ short	0G1Z2i3I
^ should	0I1f2d3I
^ show	001O2_34
^ si	0e1C2B3Z
^ sie	0O1E2d3d
^ sign	0e1Q2U3T
^ since	0o1H2N3N
^ site	0k1N2P3O
^ situation	0k1J3T
^ six	0g1H2N3Y
^ slabe	0m1K2N3N
^ small	0E1o2K3O
^ so	0N1g2A3c
^ soit	0e1P
^ solar	0L1j2R3O
^ some	0b1G2I3h
^ somebody	0F1J2H3p
^ someone	0P1U2I3j
^ something	0M1b2g3D
^ sopra	0i1P2M3O
^ sorry	0D1Q3k
^ sort	0F1L2m3U
^ sotto	0f1O2Q3P
^ source	0n1H2N3K
^ sources	0K1Z2Q3e
^ sourcing	0R1f2O3M
^ sourdough	0U1d2N3N
^ sous	0i1L2T3P
^ speed	0g1P2U3R
^ spending	0d2P3N
^ split	0R1M2f3P
^ sponsor	0h1Q2Q3S
^ spot	0g1O2R3S
^ st	0g1L2T3Q
^ stack	0J2h3L
^ stacked	0M1O2i3O
^ staff	0a1Y2L3H
^ starken	0a2N3M
^ start	1G2g3F
^ started	0h1O2U3O
^ state	0Y1L2d3J
^ status	1f2P3R
^ stay	0Q1Z2b3M
^ steam	0e1Q2U3U
^ steel	0i1L2U3S
^ steerco	0H1f2M
^ steering	1e2M3I
^ step	0m1J2M3L
^ steps	0I1M2m3O
^ stock	0e1Q2U3T
^ store	0j1K2T3S
^ storm	0g1O2U3S
^ story	0M1i2Q3M
^ strengths	0l1I2K3L
^ strictly	0k1P2L3M
^ strompreis	0c1R
^ structure	0c1G2R3e
^ student	1c2R3Q
^ stufe	0m1K2S3O
^ sub	0b1Z2Q3I
^ sum	0f1P2U3T
^ summary	0R2Y
^ summe	0g1N2R3S
^ supermarkets	0Z1T
^ supplier	0o1G2S3N
^ suppliers	0a1a2M3J
^ supply	0R1d2U3O
^ support	0f1S2L3L
^ surplus	0i1O2S3T
^ surtout	0F1I2f3c
^ swot	0T1e2Q3L
^ szanse	0p1I2J3H
^ t	0l1K2P3L
^ table	0N1J2j3M
^ take	0k1K2T3N
^ target	0g1Y2I3I
^ tariff	0a1U
^ taux	0L1j2U3Q
^ tax	0Q1c2M
^ te	1M2Q3a
^ team	0i1S2M3K
^ teams	0h1N2T3R
^ telemetry	0Y1Z2R3O
^ ten	0g2I3M
^ term	0h1M2T3S
^ test	0N1h2R3Q
^ text	0m1J2Q3Q
^ thank	0N1c2L
^ thanks	0I1K2J3n
^ that	0T1T203j
^ thats	0S1H2I3i
^ the	0U2J3a
^ theatre	0Y1Y2R3L
^ their	0j1Q2N3M
^ then	0r10243Q
^ there	0Q2Q3Z
^ they	1S233d
^ thickness	0K1M2k3O
^ think	0H1P2k3J
^ third	0n1I2O3M
^ this	0Q1Q2F3l
^ those	0f1Q2U3S
^ threats	0m1I2K3J
^ three	0P1f3I
^ thu	0i1N2P3R
^ thursday	0Z1d2Q3K
^ ticket	0e1P3U
^ tickets	0f1O3S
^ till	0T1M2O3e
^ time	1g2N3N
^ timeline	0F1Q2m3K
^ title	0F1j2c3K
^ to	0T1T2Y
^ today	0k192I3S
^ together	1Y2R3O
^ toilets	0g1R2R3Q
^ top	0j2C3I
^ tot	0M1f2Q
^ total	0n1H2N3O
^ tout	1b2N3L
^ trading	0d1R2U3T
^ traffic	0F1d2g3H
^ training	1b2G
^ travaux	0e1O2S3R
^ travel	0b2P3R
^ treasury	0Z1a2O3N
^ tres	0H1q2O3I
^ triage	0e1Q2R3S
^ trial	0c1N2Z3M
^ trois	0T2d3M
^ trust	0g1M2Q3R
^ trzy	0L1k2O3L
^ tue	0c1R
^ tuesday	0g1Q2S3R
^ twee	1e2I3L
^ two	0U1T2f3I
^ um	0J1d
^ un	0K1U2j3O
^ una	0U1M2M3h
^ und	0k1O2Q3M
^ under	0r162E3R
^ underneath	0i1I2Y3M
^ une	0S2i3B
^ unit	3U
^ units	0j1M2O3M
^ unser	0P1c2I
^ unsere	0Z1e2L3H
^ unter	0n1K2M3J
^ up	0i1K2T3R
^ update	0i1M2S3O
^ upside	0c1R
^ us	0Q1e2S3O
^ use	0R1K2l39
^ user	091J2U3s
^ uses	0d1Q
^ valore	0i1J2R3P
^ value	0T1g2O3J
^ van	0k1K2T3O
^ veel	0b1K2Q3Z
^ vendor	0k1K2S3O
^ venlo	0S1d2R3M
^ venue	0a1b2T3O
^ visitors	0g1N2S3Q
^ voice	2O3Z
^ volume	0k1J2R3U
^ vom	0e1L2R
^ von	0q1F2N3I
^ voor	0N1U2e3Z
^ w	0j182G3U
^ wage	0d1R
^ wages	0e1Q2U3U
^ waiting	0h1O2U3S
^ want	0c1C2g3L
^ warehouse	0M1j2N3N
^ warum	0F1o2N3K
^ was	0O1m2U3E
^ waste	0c1R
^ wat	0h1T2N3I
^ watch	0i1P2P3L
^ water	0H1o2M3M
^ wave	0o1G2T3M
^ we	0Y1b233T
^ weak	0k1J2O3O
^ weaknesses	0k1M2P3N
^ wed	0j1K2T3T
^ week	0R1g2T3P
^ weekly	0O1j2P3N
^ weinig	0g1N2Q3Q
^ well	0I1J2I3o
^ wer	0O1m2F3C
^ wertschopfung	0h1L2T3P
^ what	1j2H3G
^ when	0k1S2O3D
^ where	0O1p233G
^ which	031_2B37
^ who	0L1p2O30
^ whole	1J2f3L
^ why	061x2D3N
^ width	0Q1N2h3O
^ widths	0N1O2j3R
^ wie	0T1a2J
^ wij	0m1I2N3L
^ wind	0f1Q2U3S
^ wir	0c2N3O
^ with	0Y1U2G3Z
^ without	0k1K2O3O
^ wk	1Y2R3P
^ wo	0S1i2L3I
^ women	0k1J2R3N
^ working	0i1M2R3P
^ works	0U1c2P3M
^ workshop	0T1c2S3Q
^ workstream	0l1K2N3L
^ would	0g1H2Y3K
^ write	0i1Q3D
^ writing	0i1R2U3O
^ wrong	0g1N2N3P
^ wykres	0I1N2l3L
^ y	0n1H2G3R
^ year	0Y1Y2S3N
^ yes	0H1N2M3n
^ yield	0l1H2R3Q
^ yoga	1a2N3K
^ york	0c1R
^ you	0U1T2M3a
^ youth	0h1N2Q3Q
^ zagrozenia	0i1P2O3N
^ zero	0h1N2O3O
^ ziel	0q1I2G3J
^ zo	0I1c2L3Z
^ zones	0i1P2P3N
^ zum	0d1Y2I3E
^ zwei	1O2f3E
^ zweitens	0i1K2P3Q
^ «	0h2M3B
a	0U1R2U
a "	0T2Q3b
a #	0c2D3P
a $	0n1T273F
a &	0J1k2T3S
a (	0Y1U
a )	0c2P3O
a /	0g1R2S3P
a :	0n1H2S3Q
a =	0f1O2R3Q
a bank	0Z1U
a beer	0L1L2Q3k
a bigger	0L1b2M3c
a bit	1C2R3b
a buddy	0U1b2O3O
a business	0i1L2T3O
a c	0N1d2b3O
a call	1c2P3I
a cfo	0g1T2U3O
a chance	0k1J2Q3P
a circle	0H1L2m3J
a claim	0M1j2N3N
a customer	0d2T3O
a day	0d2F3O
a dit	1K2Q3b
a doctor	0f1R2S3N
a elle	1I2M3f
a espera	0g1P2U3Q
a favor	0f1P2S3R
a festa	0L1Y2L3f
a few	1T2J3d
a fifth	0f1G2N3a
a finance	0g1P2T3S
a heat	0K1c2S3a
a home	0P1h2P3I
a human	0f1O2T3Q
a l	0F1b2Z3g
a la	0e1J2d3L
a las	0E1i2R3c
a lead	0g1M2T3S
a legal	0h1Q3P
a lift	0g1H2N3Y
a line	0e1U2Y3C
a list	0O2Z
a little	0E1L2g3e
a living	1g2L3J
a local	0Z1b2P3M
a long	0O1O2R3g
a los	0c2R3P
a lot	0Y1F2Y3Z
a lovely	0O1O2a3Y
a m	0J1e2U3e
a minha	0K1L2L3l
a minute	0Z1I2i3I
a month	0i1S2U3C
a monthly	0h1M
a montrer	0f1J2Q3a
a named	0g1N2T3S
a napkin	0R1T2U3e
a new	0Z1O2H3c
a night	0Y1S2Q3Z
a note	0f1L2S3T
a one	0h1M2T3T
a page	0G1Y2g3O
a payroll	0i1M2U3S
a phone	0T1M2S3d
a photo	0K1m3I
a pie	0P1S2h3N
a pilot	0i1P2T3L
a pizza	0O1N2b3Z
a plant	0O1O2S3h
a point	0N2K3e
a porta	0a1J2N3Y
a price	0Z1O2c3R
a product	1Z2S3Q
a pyramid	0I1f2Z3N
a quarter	0N1g3U
a r	0h1P2R3Q
a recipe	0O1Y2U3b
a record	1b2T3L
a reference	0f1S2T3O
a retenir	0Y1d2M3M
a rising	0R1Q2e3R
a robot	0b1K2b3R
a rodzice	0g1R2R3P
a row	0Q1b2N
a says	0Z1U
a scale	0L1i
a school	0P1J2S3h
a second	0a1U2K3S
a service	0Q1e2S3P
a shared	0Y1Y2S3S
a shift	0g1P2T3R
a short	0a1O2b3O
a single	0b1U2P3R
a slide	0U2P3Y
a small	0b1H3U
a smaller	0g1L2b3J
a spreadsheet	0L1g2O3U
a table	0L1Y2e3L
a tenth	0a2S3Q
a third	0Y1e2H39
a tiny	0M1b2Z3c
a tonne	0e1S2S3R
a tree	0L1b2c3L
a trial	0U1b2Q3S
a two	1H2g3K
a un	0S1T2P3d
a una	0T2f3D
a une	0M1c2S3Y
a week	0q1I2I3D
a year	0b1b2935
aan	0d1S2F
aanp*	0Y1J2O3c
aanpak	0e1L2O
aant*	0O1a2K3c
aanv*	0a2Q3P
ab	0c1j2E3B
ab #	0j1O2Q3L
abar*	1N2T3c
abara	1O2S3c
abat*	0N1j2L3N
abatement	0P1h2O3Q
abbi*	0h1I2P3T
abbiamo	0e1I2O
aben*	1T2c3L
abend	0P1Q2e3S
abends	1Y2T3R
aber	1K2F3i
aber das	0I1P2S3l
aber*	0N1h2P3L
abfu*	0i1K2T3R
abfullung	0e1P2U3S
abge*	0i1L2Q3P
ablo*	0i1P2S3O
ablosung	0Z
abon*	1e2K3I
abou*	0Q2L3c
about	0S1U2P3c
about #	0T2Z3R
about $	0a2Y3J
about a	0o1L2P3G
about half	0S1L2R3h
about it	0I1N2c3a
about our	0M1l2O3M
about the	0P1L2B3m
about who	0U1K2Z
abov*	0h1P2U38
above	0h2O3A
above #	0o1I2N3N
above $	0i1M2Q3T
above it	0g1N2T3T
above that	0j1L2R3P
above the	0U1c2R3O
abra*	0K1M2I3n
abre*	0n1H2O3K
abri*	0Q1e2M3T
abro*	0i1M2U3Q
abroad	0i1L2U3S
absc*	0c2O3M
abse*	0Z1d2I3E
absence	0g1M
absences	0g1R2U3O
absenteisme	0R1d2R3S
abst*	0Y1N2d3N
abt	1M2M3f
abwa*	0f1P2T3R
abwe*	0P2f3N
abweichung	0F1d2f3N
acab*	0M1f2E3Y
acad*	0Z1c2M3K
academy	0a1Y2O3M
acca*	0g1J2N
accanto	0d1L2P
acce*	0k1L2O3N
accept	0o1J2N3G
accepted	0T1L2O3f
accepted $	1Q2S3a
access	1Q2O3c
acci*	0a1U2F
accident	0I1Z2I3j
acco*	0g1N3N
account	0f2F3F
accountable	0n1M2L3I
accountable for	0e1Q2T3U
accountant	0O1K2Z3c
accounts	0h1U2C3N
accounts #	0T1a
accounts $	0e1L2N3Y
accounts payable	0i1N2P3O
accr*	0h1U2L3K
accruals	0d1Q
accu*	0O1Y2c3Q
accueil	0c1Q2J
acei*	2K
aceite	0L1a2K3e
acha*	0a1e2K3J
achats	0c2O3M
acht	0b1C2d3R
acht*	0b1a2I3O
acim*	0T1c2R3Q
acima	0M1i2N3M
acqu*	0b1Y2H3F
acquire	0Q1e2T3Q
acquisition	0Z1a2N3J
acquisition $	0P1g2R3Q
acro*	0c1Z2O3C
across	0a1c2Q3D
across $	0U1b2U3R
across all	0f1Q2T3R
across the	0T2Z3P
act	0e1M2J3Z
acti*	0h283L
action	0c1R2G
action :	0Q1N2N3i
action list	0J1m2R3I
actions	0Z1Z2P3M
actions from	1c2O3Q
active	0Z2S3U
activities	1Z2S3T
activities :	0c1R
actu*	1T2c3L
actual	1d3B
actual #	0o1G2T3S
actual $	1d2Q3P
actual vs	0H1n2P3N
actually	0T1L2b3Y
actuary	0i1L2L
acv	0T1Z
acv #	0T1Z
ad	0Y1b2L3M
ad hoc	0Y2R3Q
adap*	1R2S3a
add	0O1T2k3A
add #	0Q1e2T3T
add up	0a1G2c3L
adde*	0U1I3d
added	0S1G2Z3e
addi*	0e1Q3S
addr*	0U1N2O3f
adds	0T1Y2I3d
adds #	0K1i
adds to	0i1N2R3R
ades*	0S1Z2P3Y
adesso	0S2R3Z
adey*	0b1Q2U
adeyemi	0Z1O3Z
adju*	0r1E2L3L
adjusted	0m1K2O3N
adjuster	0h1N2N3S
admi*	0i1U2D3R
admin	0Y1d2N3H
admin #	0e1Q
admin $	0Y1d2K3O
administration	0f1K2S3Y
admissions	0h1M2U3S
admitted	0R1M2P3g
adop*	0a1Y2N3R
adoption	0Y1a2O3O
ads	0b1Y2N3I
ads #	0j1L2T3S
adul*	0d1T2S3R
adults	1a2R3Q
adva*	0Y2O3U
advanced	1S2N3a
adve*	1j2L3H
advi*	0h1U2P3J
advice	0p1K2K3H
advice $	0d1R2U3T
adviser	0I1d2Z3U
advisers	0Z1T
advisory	0Q1e2S3N
aero*	0a1U2N3S
affi*	0h2K3F
affitti	0i1L2P3L
affitto	0f1P2T3Q
affo*	0g1P2R3Q
afford	0h1O2Q3T
afha*	0R1c
afte*	1T3U
after	1U3S
after #	1Z2M
after $	0S1c3L
after :	0i1N2R3Q
after a	0Y1b2M3N
after that	0k1L2N3L
after the	0E1k2M3b
afternoon	0S1J2b3d
afterwards	1L2L3c
agai*	0U2R
again	1O293g
again #	0d1T3R
again $	0Z1H2B3f
again :	0J1k3T
against	0S1f2b32
against #	0h1R2L3K
against the	0H1n2O3N
age	0e1a2I3J
age #	0g1O2U3S
age group	0Z1a2Q3P
agei*	0i1U2K3K
ageing	0m1Q2J3J
agen*	0a1Q2Q3Z
agency	0c1f2I3D
agenda	0R1I2R3h
agent	1S2C3e
agente	0J1S2i3K
agents	1T2Z3U
agents #	0a1T
agentur	0b1J2S3b
aggi*	1P2Q3a
aggr*	0Y2T3S
agne*	0M2O3d
ago	0a1a2Q3N
agor*	0U1a2P3U
agora	0Y1Y2Q3T
agos*	1a2O3K
agosto	0d1Z2M3J
agre*	0k1N2N3P
agree	0e1P2T3R
agreed	0g2F3R
agreed $	1c2O
agreement	0i1H2a3J
agreement $	0f1O2T3S
agrement	0k1K2S3N
agri*	0f1Q2R3R
agro*	0f1M2P3Y
agua	0h1T2L3H
agua $	0h1P2R3M
agua*	0R1i2O3H
aguanta	0T1g2M3I
ahea*	0c1U2Q3M
ahead	0a2O3J
ahi	0c1M2O3Z
ahor*	0b1Z2N3G
ahora	0j1N2U3P
ahorra	0U1f2P3I
ai	0Y1P2A3c
ai perdu	0a1N2R
aid	0U1h2J3N
aim	0l1L2M3K
aime*	0O1M2g3P
aind*	0Z1G2J3f
ainda	1I2K3e
air	0O3b
airb*	0h1M2T3P
airl*	0S1d2O3Q
airline	0S1d2O3P
airp*	0I1c2b3T
airport	0K1d2a3Q
al	1d203S
al #	0S2K3b
al ano	1Z2T3O
al final	0i1L2T3Q
al mese	0h1O2S3P
alar*	0j1N2Z37
alarm	0l1O2M3H
alarms	0Z1a2P3L
alba	0e1Q2U3T
alba #	0a1T
albo	0S1T2g3G
alde*	0M2K3d
alder	0T1d2N3R
ale	0Z1R2J3Z
aleg*	0M1K2e3Z
alem*	0a1P2R3Z
aler*	0o1G2O3L
alert	0f1Q2U3S
alerts	0m1H2N3M
alerts $	0g1Q2Q3Q
alerts to	0d1Q2U3T
algo	0H1K2l3N
aliv*	0d1R2N3T
alive	0a1U2M3U
all	1P2S3a
all #	0h1N2U3S
all $	1D2Z3e
all %	0Y
all :	0h1N2R3R
all along	1N2T3f
all day	0k1K2M3P
all i	0H2Y3a
all in	0c1Q2G3Y
all of	0e182H3c
all on	2Y3O
all the	0Y1Q2a3S
all three	0Z1M2R3Y
alla	0n1K2J3I
alle	0c192U3Z
alle*	0O1a2J3a
alleen	0N1L2P3k
allem	0H1n2R3L
alles	0S1c2B
alles $	0b1I2Q3Y
alli*	0f1Q3U
allianz	0b1S
allo*	1N2E3g
allora	0L1L2P3n
allowed	0f1I2P
alme*	0S1g2O3L
almo*	0j1B2M
almost	0Z1L2P3b
almost certain	0j1Q2R3O
alon*	0a1Q2O
alone	0Y2D3Z
alone $	0R1a2P3Y
along	0b1I2Y3T
along the	0h1L2Q3P
alou*	1N2M3e
aloud	0R1N2P3i
alph*	0T2U3b
alpha	0U1Z2U
alpha #	0a1S
alqu*	0l1K2P3L
alquiler	0h1N2Q3N
alre*	0b1J2Q3Z
already	0b1G2I3d
already $	0U1O2c
als	0P1a2l38
also	0J113n
alta	0d2L3K
alte	1K2g3M
alte*	0M1j2c3F
alth*	0J1Q2I3k
although	0L1N2L3i
alto	0l1N2R3A
alto $	0r1D2I3F
alto*	0e1R3T
altr*	0N1R2c3Z
altri	1Z2T3U
altri #	0Z1U
altro	0K1K2d3c
alum*	1d2P3O
aluminium	0e1O2U3T
alun*	1a2R3O
alunos	0T1b2Q3O
alwa*	0T1N2N3i
always	0S1P2U3f
am	0a1T2L3Y
am #	0g1D2J
am $	0m1K2P3M
am donnerstag	0Y1M2R3d
am ende	1R2H3b
am on	1T2U3Z
am telefon	0K1Z2P3c
amar*	0j1E2N3Y
amara	0i1M2S3N
ambe*	0o1J2S3O
amber	0l1L2T3O
amber #	0i1M2T3S
amber because	0d1T3S
ambi*	0d2O3K
ambu*	0L1b2M3e
ambulance	0K1Z2O3j
amea*	0o1I2R3N
amen*	0m1J2L3J
amenazas	0h1Q2Q3P
amenazas :	0h1Q2Q3P
amer*	0i1K2Q3R
amir	0S1e2P3P
ammi*	0f1Q2S3Q
amministrazione	0i1O2S3P
amon*	0b1c2L3I
among	1f2L3J
amou*	2L3d
ampe*	0I2T3g
ampel	0D2S3g
ampl*	1e2T3O
amri*	0a1N2N3b
amrit	0Y1N2M3b
an	0U2Z3Q
an $	0e1U2N3J
an app	0K2L3i
an architecture	0O1Z2b3O
an das	0k1L2R3N
an den	0n1G2N3J
an der	0b1T2N3P
an die	0f2L3I
an hour	0U1K2E3i
ana	0c1M2S
anal*	0g1e2630
analysis	0d1Y2O3H
analysis :	0f1M2S3R
analyst	0m1K2O3K
analysts	0Y3T
analytics	0Q1i2N3L
anbi*	0Z1c2L3L
anbindung	0c1T2S3S
anch*	0M1Z2S3b
anche	0G2L3f
anchor	0g1N2T3R
anco*	1Q2S3b
ancora	1Q2Q3b
and	0Y1S2Z3M
and #	0i1I2Z39
and a	0Z1P
and accountable	0c1S2U3U
and after	0E1i2f3D
and all	0N1L2T3j
and an	0m1J2P3O
and at	0e1S2T3S
and by	1U2b3N
and can	0d1Q
and cash	0P1e3T
and cheap	0d1R2T3S
and compliance	0g1P2S3P
and finance	1M2P3d
and gives	0g1P2R3R
and go	0K1e2e3M
and growth	0b2S3R
and had	0f1O2S3S
and hands	0g1O2T3T
and has	0T1Y2R3Z
and have	0h1L2S3Q
and he	0L1S3d
and honestly	0i1Z2O3I
and hour	0H1l3R
and how	0S1d3O
and i	0K2J3l
and if	0g1T2R3N
and in	0P1U2R3g
and invoices	0d1R2U3T
and is	0Y1S2T3Z
and it	0e1P2P3U
and its	0O2g3G
and keep	0T1O2c3R
and last	0S1R2e3S
and let	0c1N2a3Q
and lost	0j1M2T3L
and mix	0K1K2l3R
and moved	0e1P2U3R
and my	0U1K2N3e
and need	0g1N2S3T
and new	0Q1G2j3R
and no	1R2U3Y
and nobody	0j1C2S
and not	0Q1a2U3T
and nothing	0Y3L
and now	0L1g2T3Z
and oil	0e1Q3U
and on	0j1O2P3S
and one	0L1Q2c3a
and only	0Y1O2Q3a
and orders	0d1Q
and our	0h1J2N3Z
and passes	0e1R2S3S
and please	0g1N2P3S
and put	0o1K2K3O
and right	0O1P2g3Q
and round	0b1K2Y3J
and said	0I1Q2P3l
and sales	0Z2U3R
and sends	0c1R3U
and she	0J1N2b3d
and should	0S1P2Q3f
and show	0N1P2i3R
and so	0a1c2L3L
and stock	0a3U
and that	0c2G3T
and the	0b1G2Z
and then	0H1n2H
and there	0J1g2O3Z
and they	1b2J3U
and till	0k1L2P3R
and to	0l1M2U3P
and training	0g1O2P3O
and two	0o1I2Q3M
and wants	0J2g3U
and was	0a1P2S3Y
and we	1J2Y3c
and what	0N1g2a3H
and where	0P1P2g3S
and who	0I1f2g3J
and writes	0f1Q2S3S
and year	1Z2T3R
ande*	0c192R3Z
andere	0S1M2e3R
anderen	0U1N2P3c
andr*	0P1g2T3Q
android	0R1c3U
ange*	2E3a
angebot	0i1M2T3Q
angebote	0a1c2K3F
angels	0T1M2T3f
angl*	0U1I2M3e
angr*	1L2R3h
angry	0a1M2O3f
anim*	0N1R2a3e
animal	0c1M2T3Z
anke	0P1f2S3S
anme*	0d1T2R3P
anna	0g1Q2O3N
anne*	0e1F2F3c
anni	0i1R2K3G
anni $	1Y2N3Q
anno	0l1U2J3G
anno $	0l1M2P3O
anno*	1b2P3O
annu*	0T1U2c3O
annual	0Z1S2Z3P
annual review	0P1M2b3a
ano	0U1a3S
ano $	0Z1Z2O3I
anos	0d2N3F
anos $	0h1J2S3Q
anot*	0Q1S2Z3a
another	0R1N3d
another #	0f1R2U3O
another $	0I1b2O3h
anru*	0R1L2N3g
anrufe	0h1P2T3Q
ans	0Z1L2a
ans $	0k1F2N3R
answ*	0h1S2D3P
answer	0c1c2I3C
answer :	0U1c2N3P
answer to	0i1O2T3Q
answered	0d1F2O3Y
answered :	0b1N
answers	0u1F2P3G
answers for	0j1M2S3P
ante*	0Y1P
antes	0Y1L2Y3Z
antes de	1d2L3R
antes del	1O2N3d
anti*	1Y2G
antr*	0g1P2R3P
antrag	0i1N2Q3O
antw*	1c2M3R
antwerp	0L1f3d
any	0Y2Z3I
any more	2P
anyb*	0F1g3Y
anybody	0D1j2T3R
anyo*	0Y1I2L3c
anyone	1L2N3c
anyt*	2U3R
anything	2P
anything $	0L1g2O
anyw*	1F2G3f
anyway	0S1G2F3h
anyway $	1J2K3b
ao	0T1N2Y3Z
aob	0m1P2M3L
aob $	0c1U2U3T
aout	0e1R
ap	0n1H2O3L
ap r	0d1R3U
apac	1e2M3N
apac #	0i1L2U
apar*	0I1j2G3Z
apart	0S1c2L
apfe*	0T1f2R3K
apfel	1a2R3L
api	0g2M3J
api #	0b1S
apli*	0Z1c2O3H
apol*	0L1J2M3n
apologies	0P1L2S3j
app	0c1U2M3O
app #	0m1J2U3P
app $	0f1R3K
app :	0N1g2U3U
app is	0N1a2S3a
appe*	0e1M2T3U
appeal	0Q1e2T3Q
appel	0l1K2Q3K
appendix	0K2g
appl*	0f16
application	0b1I2N3d
applications	0i1L2Q3N
appo*	1d2J3S
appointment	1N2R3b
appr*	0i263J
apprentices	0S1h2P3J
approach	0i1P2R3N
approva	0g1O2U3Q
approval	0i1Y2K3J
approve	0l1J2Q3N
approve the	0g1P2S3P
approved	0a2Q3M
approves	0Z1I2P3Z
apps	0f1T2O3Q
appu*	0L1K2S3k
apr	0c1Y2J3G
apr #	0Y2S3P
apr $	0Y1b2T3N
apre*	0T1R2c3O
apres	0Y1Q2b3L
apri*	0f1Z2C3H
april	0l1Q2D3O
april #	0b1R
april $	0h1S2P3J
april and	0i1P3N
april to	0Y1Y2T3N
apro*	0a1K2L3b
apru*	0i1L2T3P
aprueba	0h1M2T3P
apun*	1L2O3b
aqui	0Z1J2P3d
arbe*	0a1D2N3c
arbi*	0e1Q2R3P
arbr*	0Q1g2S3L
arch*	0S
architecte	0J1Z2Q3f
architecture	0J1d2b3P
archive	0R
are	1b2G3R
are "	0R1U2R3d
are #	0T1b2R3N
are $	0c1Q2b3C
are a	0R2T3c
are all	0h1E2Q
are at	0f1P2S3Q
are fine	0b1U2U3O
are full	0O1e2P
are going	0T1L2N3i
are in	0c1P2c3E
are not	0T1f2L3G
are now	0a1U2T3S
are on	0T1P2T3c
are over	1b2T3O
are price	0g1N2S3R
are still	0J1h2O3b
are the	0R1f29
are we	0S1i2M3E
area	0N1h2R3J
area*	0S1c2U3M
areas	0U1c2T3N
aren	0Z1Q2O3Y
aren t	0c1G2P3a
argu*	0K1b3a
argue	0a1N2Q
argued	0M1S2P3g
argument	0F1b2Z3a
arm	0I1d2O3e
arma*	0a1K2P3c
arou*	1S2e3O
around	0Y1R2d3M
around #	0i1L2U3R
around it	0U1K2c3Y
arpa	0Y2U
arr	0h1N2T3S
arr #	0R1b
arra*	0Y1a2N3K
arre*	0l1J2N3L
arri*	0e1T2B3Q
arriba	0Z1d2L3G
arrivals	0O1e2U3S
arrive	0e1T2M3N
arrives	0I1Y2T3g
arro*	0T1I2m3A
arrow	0l1J2L3M
arrows	0H1N2r39
arrows $	0L1N2l3I
arrows with	0f2Q3N
art	0U1N2i3K
arti*	0g1D2L3a
articles	0e1P3T
artist	0g1P2R3O
artists	0c1R
artists #	0Z1U
arzt	1c2T3Q
as	0G1S2i
as #	0N1a2c3Q
as a	0R2e3J
as columns	0O1N2i3Q
as discussed	0L1I2M3m
as floors	0M1Z2e3K
as i	1F2O3l
as is	0Z1N2P3Z
as it	0U1Y2P
as of	0O1c2I3c
as planned	0g1P2U3Q
as promised	0K2P3d
as the	1Z2Y3G
as well	0P1Z2K3d
as you	0L1g2c3Q
asce*	0H1l2Q3R
ascenseurs	0J1j2O3Q
ascensor	0R1Y2Q
ashb*	0N1f
ashby	0P1d
asi	1e2I3N
asi que	0N1Z2Q3c
asia	0c1Y2R3H
asia $	0k1J2P3Q
ask	0g1K2K
ask $	0Q1H2Z3h
ask :	0i1I2L3T
ask for	0m1K2K3N
ask the	0j1M2T3N
aske*	0R2H3b
asked	2G3Z
asked $	0n1H2Q3N
asked and	0a1T2R3U
asked for	1Y2P3U
asked how	0N1Z2S3Z
asked me	0O1O2M3j
asked to	0Y2a3O
asked twice	0S1O2U3d
asked whether	0P1Q2Q3f
aski*	0T1Z2E3b
asking	0P1a2G3d
asks	0M1c3U
asks for	0Q1d2a3I
asle*	0I1N2N3l
asleep	0M1P2Q3i
asse*	0c1b2Q3B
assembly	0e1Z2K3O
assessment	0T1j2G3D
assessment $	0e1U2O3N
asset	0Y1P2b3L
assets	0Z1Y2R3O
assets #	1a2U3O
assi*	0O1Z293h
assistant	0F1c2I3h
asso*	0P1b2N3a
association	0d1U2U3R
assu*	0h1U2E3R
assumed	0f1O2S3S
assumption	0S1g2O3Q
assurance	0b1S
assureur	1K2O3f
at	0U2O
at #	1U2P3Y
at :	0j1M2R3R
at a	081h3b
at all	0j1N2P3N
at grade	1Z3R
at home	0P1Z2N3c
at least	0S1G2e
at month	0U1b2R3S
at most	0e1G2c3R
at night	0Z1d2J3I
at nine	0H1R2T3k
at noon	0b1L2Q
at once	0O1S2h3J
at one	0S1Z2b3N
at our	0O1l2K3L
at risk	0i1M2U3S
at st	0T1e2T3L
at that	0L1J2a3e
at the	1R2S3Y
at this	0P1R2T3f
at three	0T1c2S3P
at two	0g1G2M3U
at work	0R1J2Q3i
at year	0h1N2R3R
ate	0U1T2O3d
ate #	1a2S3O
atel*	0f1J2P3U
atelier	0g1K2P
aten*	0a1Z2Q3O
atla*	0h1P2S3P
atlas	0j1O2R3M
atra*	0T1K2O3h
atta*	0M1e3T
attached	0E1a2Z3d
atte*	0b1a2N3L
attendance	0U1h2M3K
attr*	1f2I3G
attractive	0m1F2Q3O
attrition	0E1o2O3M
atua*	0Z2S3Q
au	0U2T
au #	0d1T2U3O
au bout	0k1I2P3O
au dessus	0f1R2T3T
auch	0R1A2D3p
auch noch	0K1O2P3j
auct*	0g1N2T3Q
auction	0e1Q2U3T
aucu*	1h2I3G
aucun	0M1l2H3I
audi*	0R2b3S
audience	0D1H2q3S
audience :	0H1H2o3L
audio	0R2L3c
audit	0Z1c2M3N
audit committee	0K1N2b3f
audit log	0h1N2S3R
auditor	2O3Z
auditors	0R1e2Q3R
auf	0b1O2M
auf #	0r1G2R3J
auf den	1K2S3c
auf der	0T1c2U3R
auf die	0F2c3h
auf einer	0J1l2U3O
aufs*	0U1Z2a3L
auft*	0j1M2Q3N
aug	0a1U2Y3I
aug #	0R1b
augu*	0c1b3C
august	0g37
august $	0n1G2J3L
aujo*	0f1P2T3Q
aujourd	0g1O2T3R
aujourd hui	0e1P2U3R
aunt	0U1M2P3h
aus	0c1U20
aus $	1e2K3H
aus dem	0U1I2Q3g
aus der	0Z2O3U
ausb*	0b1T2U3Q
ausbau	0f1N
ausf*	0b1Y2Q3L
ausg*	0j1G2K3S
ausl*	0g1O2Q3O
ausr*	0Z1Y2S3R
auss*	1J2L3f
ausschreibung	0g1L2Y3K
ausschuss	0f2M3K
aussi	0F1H2L3p
aust*	0Y1M2L3d
austria	0h1P2S3R
ausw*	0Z1K2d3M
auswahl	0h1N2Q3Q
ausz*	0g1P2R3R
auth*	0k1S2M3J
authority	0i1S2O3I
auto	0M1Z2O3g
auto*	1c233S
autobus	0Y1a2M3K
automated	0T1c2U3R
automation	0a1Y2M3I
automation #	0g1O3U
automotive	0O1f3T
autr*	1R2Q3a
autre	1F3Z
autres	1N2M3c
autres #	0a1T
autu*	0g1N2P3Y
autumn	0d1O2S3Z
aux	0k1D2K3U
avai*	0P1Y2L3g
availability	0Z2S3T
availability #	0Q1c3U
available	0U2R3a
avan*	0Q1h2a3C
avancement	0J1k3Q
avant	0a1a2Y3E
avec	0J2j3Q
aver*	0g2Q37
average	0d1a2D3B
average #	0Z2P3Q
average $	0Z1Y2S3P
avg	0Q1i2L3I
avis	0N1k2Q3L
avis*	0k1F2M3S
avisa	0h1P2U3O
avisa a	0i1Q2U3N
avoi*	0P3Y
avoid	0Z3N
avoided	0K1P3g
avon*	0U2c3O
avons	0j1L2T3O
avri*	0f1Q2S3Q
avril	0i1N2S3Q
awak*	0J1c2O3a
awake	0J1c2L
awar*	0a1O2M3a
award	0T1c3T
away	0Z1Y3I
away #	0Z2U3R
away $	0U1Y2T
away day	0Y1O2a
awfu*	0c1N2N3a
awful	0c1P2P3a
aws	0U1P2c3T
axes	0K2j3Q
axis	0G1Y2l3D
axis $	0I2g3M
ayli*	0U1g2P3M
aylin	0U1d2R3N
ayud*	0j1Q2R3L
azub*	1Z2Q3S
b	0i223L
b #	0g1Q2U3Q
b $	0j2E3J
b )	0j1M2R3S
b :	1Z2S3Q
baby	0J1L2O3n
back	0Y2O
back #	0h1M3S
back $	1T2D3c
back at	0N1e2O3a
back from	0g1G2M3a
back in	0f1Y2K3F
back office	0h1L3U
back on	0Z1Q2T3a
back to	0g1O2D3T
back up	0O1c2d3K
back*	0c1Q2Y3J
background	0F1I2g3d
backlog	0Y2Q3J
backup	0k2K3H
backup $	0c1Y2N3K
bad	0f1A2b3R
bad #	0c1S3U
bad $	1N2c3O
bad :	0j1O2S3Q
bad at	0m1I2S3O
bada*	0k1M2M3K
badg*	0c1L2P
badge	0b1M2Q3Y
badl*	0b1O2U3Y
badly	1P2U3b
bag	0e1P2T
bagg*	1Z2S3P
bahn*	0i1L2R3O
bahnhof	0i1M2R3M
bais*	0b2N3K
baisse	0h1N2P3P
baix*	0l1N2P3O
baixo	0l1N2P3N
baja	0Z2R3P
baja*	0g1O2T3Q
bajo	0d1L2Y3N
bake*	0Y1T2H3Y
bakery	0T1S2J3c
bala*	0b1R2H3Z
balance	0b2J
balance sheet	0i1M2T3Q
bali*	0b1Z2P3O
balk*	0H1J2o3H
balken	0H1M2o3H
ball	0G1d2e3N
ball*	0K1d2d3P
balt*	0Z1b2N3K
baltic	0T1c2P3Q
bana*	0Z1J2P3a
banc*	1d2I3O
banco	0Q1j2K3H
band	0T1Z2f3L
band*	0T2i3E
bands	1M2h3G
bands :	0c1R
bank	0d2P3M
bank #	0h1M3R
bank $	0d1U2H3U
bank debt	0i1K
bank details	0d1R3U
bank loan	0h1O2P3R
bank s	0U1Z3T
bank*	0a192J3h
banking	0h1Q2T3Q
banks	0f1O2R3U
bann*	0h1N2O3Q
banq*	0f1M2S
bar	0G1O2i3b
bar #	0o1H2S3R
bar $	0L1N2i3Q
bara*	0Z1b2F3O
barato	0b1d2L3C
barc*	0g1L2S3Z
bare*	0i1N2R3P
barn	1e2M3K
barr*	0P1Q2o3C
barras	0K1H2n3J
barrierefreiheit	0S1e2M3Q
bars	031G2_37
bars $	0G1O2q3F
base	0U1Y2d39
base #	0L1j2M3L
base $	0b1K2d3B
base )	0T1b2U3T
base :	0d1R2P3Q
base case	0S2g3H
base is	0N1b2b3K
base*	0d1R2a3F
based	0f1S2P3M
basel	0U1b2T3R
baseline	0a1O2d3K
basi*	0Z1U2b3H
basic	1c2K3K
basically	0H2c3U
basis	0Q1b2i3F
basis #	0R1j2P3M
basis :	0f1N
bask*	0d1R2G3U
basket	2K
basket #	0Y3S
bass*	0f2F3E
bassi	1Z2P3M
basso	0Z2Q3N
bast*	0P1b2a3L
basta	0K1S2c
batc*	0a1b2L3I
batch	0e2M3K
batches	1b2U3P
bath	0b1T
bati*	0c1F2O3c
batt*	1L2K3g
battery	0R1S2P3e
bau	0T1c2T3P
bau #	0b1S
baue*	0O1g2T3P
bauen	0N1g2T3P
baum*	0U1S2O3b
bay	0b1M3T
be	0O1K2g
be "	1c2M3U
be #	0i1M2R3Q
be a	0U1U2Y3U
be at	0i1N2R3O
be in	1Z2L3U
be measured	0T1d2N3N
be on	0L1I2Z3i
be one	0J1M2c3a
be the	0T1J2Z3b
be true	0i2G3L
be visible	1P2b3N
beac*	0Z1N2R3d
beam*	0g1P2Q3Q
bean*	0c1Z2H3L
beans	0b1L2S3b
bear	0O1O2O3k
bear*	0d1L2T3Y
beat	0Q1e2M3P
beat*	0S1c2S3T
beatriz	0Q1N2Q3g
beats	0O1h3E
beau*	0h1I3R
beaucoup	0k1L2L3M
beauty	1O2Y
beca*	1S
became	0L1Z2Q3g
because	0Y2Q3R
because i	0G1I2R3p
because nobody	0P1f2S3M
because of	0a2D3U
because the	0S1E2a3i
beck	0h1N2S3S
beco*	0Q1f2R3N
become	1Y2T3S
bed	0d1S2J3U
bed occupancy	1Z2U3S
bedr*	0m1K2N3J
beds	0c1b2H3C
beds #	0f1N
been	0N1Q2L3i
been in	0L1O2R3i
beer	0O2N3h
bees	0d1Z2K3H
befo*	0R1P
before	0T1R
before #	0m1J2R3O
before $	0U1O2d3O
before /	0G1O2n3K
before :	0l1N2R3N
before and	0G1a2g3T
before i	0R1L2b3a
before the	1b2M
before we	0k1K2T3R
before you	0Q1I2M3i
befr*	0e1P2T3S
befu*	0g1P2S3O
bega*	0b1S2N
began	0Y1Z2N3P
begi*	0a1U2Y3J
begin	0f1F2a3T
bego*	0O1L2M3h
begona	0L1K2L3k
begr*	0Y1b2O3O
beha*	0c1S2J
behi*	0U1d2S3M
behind	0N1a2a3R
behind the	0S1b2Q
bei	0c1f2C3C
bei #	0T1d2N3Q
bei der	0S1f2R3N
beid*	0l1D2G3U
beide	0Z1L2P3b
beig*	1d2P3R
beim	0Z1M2D3b
bein*	0Y1S2T3U
being	1Q2O3a
beir*	0l1J2S3O
beirat	0i1L2T3S
beke*	0K1g2M3Y
beko*	0Z1L2M3a
bekommt	0b1L2M3Y
bele*	1b2Q3P
beli*	0B1Q2G3r
believe	0D1H2K3s
bell	0a1G2L3e
bell*	0R1U2K3b
belo*	0Z2U3M
belongs	0R1f2N3M
below	0d1Q2U3R
below #	0b2O3P
below $	0Q1c2c3G
ben	0K1T2M3k
benc*	0Z1Y2K3U
bench	1a2T3P
benches	1Z2R3R
benchmark	0c1e2N3K
bene	0I2M3c
bene*	0d1U2P3N
beneath	1D2Z3e
beneficio	1Z2U3S
benefit	0g1Y2K3J
benefit :	0h1L2O3Q
benefits	0a1a2K3H
benelux	0i1M2T3Q
bera*	0k1J2P3M
bere*	0a1D2L3d
berg*	0b1T2Q
beri*	0Z1L2N3c
berl*	0d1Y2N3K
berlin	0g1P2R3R
bert*	0O1h2R3P
besc*	0f1R2a3D
bese*	0S1d2Q3Q
besi*	1Z3M
beside	0P1b2a3Q
beso*	0S1g2P3K
besoins	1Z2R3P
best	0Z1R2O3Y
best $	0h2N3M
best in	0T1U2f3K
best*	0a1T2S3S
bestatigt	0h1Q2O3O
bestatigt $	0j1O2N3M
beste	1I2a
bestuur	1T2d3K
bet	0G1M2P3o
beta	0f2O3N
beta #	0Z1T
bete*	1e2L3J
betr*	0n1M2Q3F
betrieb	0d2P3K
betriebsrat	0L1O2T3i
bets	1U2N3b
bett*	0b2P3R
betten	0M1d2e3K
better	0a1U2C3Y
better than	0d1H2I3b
betw*	0O1Y2Y
between	2Y3T
between #	0Y1Y2R3P
between $	0Y1c2L3K
between the	0F1g3I
between two	0d1N2U3U
bev	0T1O2T3d
bewa*	1Z2I3T
bewe*	0a1a2E3O
bewegt	0I1l2N3J
bewi*	0Z1a2Q3K
beyo*	1L2e3N
beyond	1J2e3N
bez	0K1N2m3G
bezo*	0Q1O2Q3e
bezw*	0g1S2U3P
bibl*	0P1f2G
biblioteca	2L3U
bid	0g1Q2Q3R
bids	0a2T3R
bien	0S2H3b
big	0P1K2r38
big $	0J2g3O
big each	0S2a3U
big the	0S1P2e3S
bigg*	0C1e2f3Q
bigger	0I1c3c
biggest	0Q1R2k3D
bij	0P2U3a
bij de	0d1N2F3Z
bike	0U1Z2M
bike #	0c1R
bike leasing	0f1R2S3N
bike*	0S1d2S3L
bikes	0U1d2Q3L
bikes #	0f1O3T
bila*	1a2R3O
bilan	1a2S3P
bild	0O1b2j3G
bild*	0M2k3K
bill	1R3U
bill #	0g1O2U3U
bill $	0T1O2Z
bill is	0T1b2U3S
bill*	0f1S2D3P
billing	0m1E2M3O
billing $	0d1Q2T3R
bills	0i1O2Q3M
bills $	0f1R2R3P
bin	0I1B2F3s
bin die	0Q1P2T3f
bind*	0d1M2P3a
binn*	0b1b2M3G
binnen	0g1T2P3J
bins	0j1N2S3O
bio	0U1b2Q3P
biog*	3T
biogas	0Y2T3P
biogas #	0g1O3U
biom*	0e2M3J
biomass	0j1K2T3S
biomedical	0b2S3N
birc*	0R1b
birch	0T1a
birch #	0U1a
birn*	0a2Q3N
birt*	0b1I2M3b
births	0j1L2S3L
bis	0i1Q2U3K
bis #	0i1P2G3P
bis ende	0c1U2S3P
bisc*	0I1C2F3u
biscuit	0Q1K2J3i
biscuits	0N1J2M3l
biscuits $	0R1S2T3f
bish*	0P1I2f
bit	1I2K3e
bit $	0S1J2L3i
bitt*	0U1R2g3L
bitte	0O1T2j3L
bitte :	0d1Y2J3N
bitte als	0O2d3N
bitten	0j1N2N3N
bitten um	0g1Q2P3N
blac*	1S2K3c
black	0N1b2M3g
blam*	0N1P2Y3c
blan*	0I1b2T3Y
blee*	0c2Q3N
blei*	0T1U2Y3U
bleibt	0Q2U3Y
blij*	0U1k2L3K
blijft	0H1l2M3N
blijven	1g2O3N
blin*	0P1K2M3j
blind	0T1Q2Q3f
bloc*	0N1f2Z3L
block	0R2c3R
bloo*	0f1U2Q3L
blood	0h1T2Q3I
bloq*	0h1N2T3Q
bloque	0j1N2U3P
blue	0K1E2n3O
blue $	0G1I2o3G
bn	0b2N3L
bn #	0g1O2T
bn $	2U3R
bn :	0h1L
bo	1I2K3h
boar*	0S1T3Z
board	0P1U2Z3Y
board #	0O1h2T3M
board $	0O283h
board :	0S1b2T3T
board away	0J1P2g
board has	1U2R
board is	0g1O2T3R
board pack	0S2O3Z
board paper	1K2Q3h
board to	0a1a2O3L
board wants	0c1K2b3P
boarding	0R1O2R3e
boas	1K2R3e
boat*	0U1d2O3M
bode*	0U1Z2O
bodega	0U2P3Z
body	0b1K2Q3Z
boil*	0U1g2G3I
boiler	0f2M3H
boiler #	2U3S
boiler ->	0e1R2T3S
bom	0J1J2P3n
bom dia	0M1M2S3j
bon	0U1B2N3j
bon $	0c1S3U
bond	0g1Q2P3S
bond*	0g1N
bonj*	0Q1O2N3i
bonjour	0O1N2M3j
bonn*	0S1e2P3O
bons*	0N1N2S3i
bonsoir	0M1N2T3i
bonu*	0l1J2P3L
bonus	0m1I2Q3M
bonus $	0h1N2S3O
book	0b1Y2S3J
book*	0d1Z2J3D
booked	0j1L2L3P
booking	0c3F
bookings	0b1Y2M3K
bookkeeping	0a2U3N
books	0n1J2R3P
boot*	1a2S3R
bore*	0R1T2K3e
born*	0g1P2U3P
borr*	0a2O3S
borrow	0c2P3O
boss	0I1R2E3m
boss wants	0N1a2J3b
bot	0c1I2I3e
bot $	0Q1I2P3k
bote*	0Z1F2K3e
botellas	0U1N2P3d
both	0c1K2a3Q
both #	0h1T2R3M
both $	0c1T29
both :	0e1O2T3R
both sides	0b1A3U
both*	0K1f2N3Y
bother	0N1c2N3b
bott*	0f1T2R3J
bottle	0b1O2T3Y
bottleneck	0l1K2O3N
bottling	0c1T2Q3U
bottom	0d1R2Z3J
bottom $	0R2g3H
bottom :	0d1Q2S3S
bottom the	0k1L2P3N
boug*	1R2E3d
bought	1S2H3d
bought #	0P1N2U3g
boun*	0U1P2K3f
bout	0j1K2P3N
bout :	0i1K2R3Q
bout*	0d1H2M3d
box	0P1N2e3Y
box $	0K1M2a3f
boxe*	0H1T2m3M
boxes	0J2m3O
boxes $	0P1G2h3S
boxes and	0N1P2k3K
bp	0e1R2T3U
bps	1b2Q3M
bps $	0R1c2U3U
br	0N1N2O3h
brac*	0L2b3d
brackets	0N1b2e3P
brak	0l1N2Q3O
brak*	0Q1g2P3L
bran*	0e2L3M
branch	0a2H3Q
branch app	0e1P2U3T
branches	1c2R3O
brand	1Z3J
brand $	0a1Z2Q3Q
brand a	0a1T
brand b	0Z1T
brands	1a2Q3R
brandt	0e192M3g
brandt $	0b1K2R3b
brau*	0S1g2T3B
brauchen	0M1j2K3I
brav*	0M1M2Q3k
braz*	0l1L2R3Q
braze	0j1M2R3P
brea*	0Q1b2a3O
bread	0N1a2I3Z
break	0P1U2j3L
break $	0U1S2O3e
break down	0R1O2h3N
break even	1h2I3I
breakdown	0Z1Y2Q
breakdowns	0k1K2U3P
breakfast	0N1Z2b3T
breakfast $	1L2e3T
breaks	0f1R2S3N
breath	0Z1P2T3a
bree*	0d1R2T3Q
brei*	0K1P2o3F
breite	0L1P2l3G
bren*	0F1b2J3i
brew*	0Z1R2O3b
brewery	0b1M2P3e
bric*	1c2Q3M
brid*	0S2a3R
bridge	0S1Y2Y3O
bridge #	0U1a2T3S
bridge :	0h1N2Q3R
brie*	0T1T2B3c
brief	0N1P2H3k
brig*	0e1e2I3A
brigade	0g2M3J
brightspace	0j1O2P3M
brin*	2E3c
bring	0Z1L2L3g
bring #	0k1L2Q3Q
bringing	0J1O2L3m
brings	1g2G3A
brings #	0N1h2R3R
brings it	0k1J2T3P
bringt	0f1O2T3R
broa*	1b2P3J
broc*	1C2Z3g
brochure	1B2T3l
brok*	0R1M2T3i
broke	0T1G2N3f
broken	0H1P2a3i
broken down	0L1c2g3P
broker	0g1J2S
broker #	0f1Q3T
broker targets	0Z1U
brokers	1Y2R3R
bron*	1Y2T3U
bronze	0U1b2T3U
brot*	0h1L2O3T
brother	0c1Q2R
brother in	0U1Q2R3d
brou*	0N1Y2F3h
brought	0L2E3j
brought #	0c1R
brought in	0c2Q3N
brow*	0Y1T2Z3I
brown	2a3L
brun*	0M1R2e
bruna	0Z1T
bruna #	0b1S2U
brut*	0P1b2Q3Z
bubb*	1N2k3M
bubble	0Z1Q2b3R
bubble =	0Y2U3U
bubbles	0N1N2h3O
buch*	0t1H2L3B
buchhaltung	0o1I2N3K
budd*	0S1d2L3T
buddy	1a2M3K
budg*	0U1f2F3N
budget	0U1g2K3K
budget #	0b2P3N
budget $	0R1j2J3F
budget /	0P1e2U3R
budget du	0J1k2U3T
budgets	0R1i2L3J
budgets $	1d2N3L
buen*	0Y1J2P3c
bueno	0l1M2S3L
buff*	1Q2U3Z
buffer	0d1R
bug	0j1N2O3L
buil*	0f1a2C3K
build	0Z1i2A3B
build #	0e1P3U
build the	0f1P3U
building	0k1Q2I3F
building $	0k1J2R3R
buildings	0h1O2U3T
buildings #	0b1S
builds	1e3L
built	2C3Y
built $	0g1R2S3P
built in	0S1c3R
built up	1c2S3M
buit*	0Z1O2R3Y
buiten	0Y1N2Q3b
bull	1Y2U3U
bull #	0T1a2U3U
bull*	0Q1N2j3E
bullets	0O1U2f3G
bund*	0l1L2M3N
bundles	0c1R
buon*	0L2Q3d
bure*	0a1S2J3U
burg*	0L1b2Y3U
burn	0Z1T2R
burn #	0i1L
burn*	2d3H
burned	0d2Q3P
burns	0O1b2f3L
burs*	0b1L2S3b
bus	0i1L2G3Q
bus #	0d1N2S3Y
bus $	1G2R3c
buse*	0S1h2I3F
buses	0Q1i2K3I
busi*	1b2D3R
business	0O1b2F3a
business $	0L1n2O3K
business plan	0g1K2Q3a
but	0T1O2S3e
but #	0f1Q3S
but a	1K2N3g
but for	1d2Q3L
but i	0S1Q2P3d
but it	0P1O2K3l
but no	0K1e2T3c
but not	0Z2a3H
but only	0S1c2U3U
but that	0H1M2L3o
but the	0c1L2R
but would	0e1O2R
butt*	0c1a2L3E
button	0Y1d2K3I
buy	0f1d2938
buy $	0i2M3I
buy :	0g1N2T
buy out	0c1R
buy the	1Y2T3S
buyb*	0P1g2S3R
buyback	0N1h2Q3Q
buye*	0a2J3S
buyer	1a2N3S
buyers	0i1O2S3Q
buyi*	0P1a2J3d
buying	0S2H3f
buyo*	1Y2Q3S
buyout	0U1d2O3Q
buys	0I1l2M3O
by	1b3J
by #	0f1T2B3Q
by :	0e1P2U
by a	0j1U2H3H
by calendar	0U1U2N3f
by channel	0H1f2b3P
by end	0n1I2P3R
by friday	0b1Z2R3N
by half	0e1Y2P3J
by hand	0b1J2S3c
by how	0H2h3N
by june	0l1M2Q3P
by march	0l1O2N3I
by may	0Q1e2S3Q
by next	0n1I2K3J
by noon	0M1Q2P3k
by region	0O1i2N3O
by side	091a2l3B
by spring	0i1N2Q3Q
by summer	0k1K2Q3K
by the	0a1M2P3a
by two	0H1a2h3M
by ward	0O1g2T3S
by year	0b1S
byc	0J1O2k3K
byl	0U1K2M3d
bylo	0b1G2a
c	0Y1T2O3U
c #	0g1N
c $	0q1N2A36
c )	0l1K2P3R
c est	0C3i
c i	0Q1b2b3L
ca	0E1N2g3c
cabi*	0Q2Y
cabin	0b1L2O3e
cabinet	0Q1Y2d3L
cabl*	0m1M2L3L
cabling	0f1S2S3Q
cac	0c1S3U
cach*	0d1R3T
cada	2Z3M
cada #	0i1N2S3S
cade*	0T1Z2a3N
cadena	0L1b2Z3S
cadena de	0Y1U2R3Z
cadr*	0k1L2Q3J
cadrage	0g1O2R3O
cafe	1e2F3N
cafe $	0Q1Z2N3Y
cafe*	0M1Y2Q3c
cafes	0O1e2Q
caid*	1e2N3I
caiu	0Y1O2Q3d
caja	0R1d2U3R
cake	1T2G3d
cake $	0P1Z2P3b
calc*	0o1H2O3J
calculative	0m1I2O3L
cald*	1c2T3P
cale*	0L1f2Y3R
calendar	0N1i2I3U
call	0T1L2N3i
call #	0I1Y2T3d
call $	0b1O2E3b
call centre	0g1O2U3Q
call it	0Q1Q2g3O
call on	1b2Q3P
call r	0g1O2U3S
call the	0j1I2P
call with	0L1K2a3h
call*	2O
called	0a1E2E3c
calling	0Q1O2P3g
calls	0c2C3O
calls #	0l1H2Q3M
calls $	0Q1a2T3Z
calls the	0j1M2U3Q
calm	0a1I
calo*	0j1N2T3O
cama*	0b1Z2M3L
camb*	0b1U2L3U
cambio	0m1H2P3K
came	0Z1K2L3e
came back	0f1Y2P3H
came in	0T2J3c
came out	0i1J2S3Z
came to	0c1I2a
came up	0G1U2N3i
came*	0j1F2a3M
camera	0l1H2O3P
cami*	0I1F2l3T
camp*	0b1Y2F3Q
campaign	1e2N3L
campi	0g1Q2S3P
can	0S1c2Y3L
can $	0T1L2f3N
can be	0T1k2O3C
can do	0T1g2O3N
can only	0l1M2M3P
can see	0c1O2O3Y
can t	0j1R233U
can take	0U1N2e3R
can the	0Z1U2U3T
can u	0F1c2Y3U
can we	0j293A
can you	0H1b2e3O
cana*	0Y2H
canal	1d2R3Q
canc*	0b1Q2U3T
cancellations	0Y1a2Q3L
cancelled	1U2b3P
cancels	0e1R2R3S
cand*	0U1h2I3C
candidates	0b2N3Q
cann*	0c1b2L3I
cannot	0f1Y2M3H
cant*	0M1U3c
canteen	0U1O3Z
canteen $	0S2f3J
cantina	0N1d2b3M
cap	1g2I3O
capa*	0b1c2E3E
capability	0N1i2P3Q
capacite	0a2P3Q
capacite :	0g1N2R3Q
capacity	0c2N3J
cape*	0f1T2H3Q
capex	0a2J3T
capex #	0l1I3U
capex $	0a1H2P3a
capex +	0Y1U
capex overrun	0c1R
capi*	0Y1e2C3N
capital	0g1U2J3E
capital #	0e1O
capital $	0j1G2R3P
capital proprio	0g1M
capital turns	0U1Z
capo	0d1L2P
capo progetto	0i1M2R3P
capp*	0Z1a2P3O
capped	0f1P2T3T
caps	0Q1J2L3m
capt*	0R2Y3T
captain	2H3c
caption	0h1N2U3T
captive	0O1f2U3S
capture	0M1O2h3N
car	0S1d2R3S
car #	0i1M2U3U
car park	0d1G2T
cara	1O2O3c
carb*	1d2L3K
carbon	0S1f2M3L
card	0i1U2F3E
card #	0j1M2U3Q
card $	0m1K2L3J
card*	0Y1M2f3O
cardiology	0b1S
cardiology #	0b1R
cards	0P1D2m3L
care	0j1P2T3H
care $	0d2O3O
care home	0e1O2U3S
care*	0e1C2Y3T
caretaker	0d1H2I3Z
carg*	1a2T3O
cari*	0N1e2K
carie	0K1l2M3H
carl*	0g1K2O
carla	0e1L2O
caro	0P1e2T3Q
carr*	0h1U2O3H
carried	0m1I2P3N
carried by	0k1J2R3R
carrier	0g1N2U3Q
carriers	0e1P
carries	1d2O3L
carry	0Y1c2Y3I
carry the	1U
carrying	0Z1c2P3P
cars	0b1a2K3F
cars $	0m1I2S3P
cart*	0O1f2Y3N
carte	0U1d2Q3P
carv*	0R1b2Q3T
carve	0T1a2Q3U
carve out	0U1Z2Q3U
cas	0Q1g2P3M
casa	1Z3O
case	0R1b2Z3M
case $	1Y2Q3R
case :	0Q1e2T3R
case is	0c2Q3S
case study	0M1k2T3P
case*	0M1e2e3B
cases	0K1j2c3G
cases $	0M1g2b3J
cases for	0I1m2R3U
cash	0c1d253I
cash #	0i1L2T3R
cash cost	0K1n2S3M
cash on	0f1O3S
cash pool	0i1M3S
cash to	0i1K2S3S
casi	0Q1O2P3h
caso	0L1e2N3c
cass*	0T1e2N3L
cassa	0M1j2Q3M
cast*	0b1L2Q3d
cat	0R1Q2I3k
cata*	0o1G2N3L
catalogue	0j1K2U3Q
catastrophic	0i1N2P3O
catastrophic $	0k1N2P3O
cate*	0Z1Z2F3Q
category	0T1Z
caterer	0U2P3b
catering	1Z2L3T
catering $	0d1N2O3Y
caug*	0I1c2L3e
caught	0H1h2J3b
caus*	0a2I
cause	0h1P2Q3K
ccs	0Q1d2U3T
ce	0R1b2S3T
ce qu	1K2Q3g
ce qui	1d3J
ceda*	1c2O3Q
ceil*	0e1R2S3T
ceiling	0h1O2S3R
cel	0j1P2O3P
cele*	0L1I2f3Y
cell	0D1p2O3O
cell*	0g1H2e3B
cellar	0p1H2M3O
cells	0b1G2j3E
ceme*	0d2T3O
cena	0a2P3L
cent	0R1P3c
cent $	0U1I2Q3d
cent*	0c1Z2T3A
central	0Y1I2e3P
centre	0e2O37
centre $	0S1h2H3I
centre :	0c1R
centres	0Y1a2R3J
centro	0Z1a2K3L
centro de	1b2N3O
cents	0g1T2Q3O
ceny	0i1Q2P3N
ceo	0d1M3Q
ceo a	0f1R2U3T
cerr*	0o1G2P3Q
cerrar	0a1L2R3c
cert*	0k1G2R3Q
certain	0n1K2N3K
certain minor	0e1U2S3S
certification	0k1M2S3O
cfo	0j1K2A
cfo :	0h1O2Q3P
cfo a	0h1P2T3Q
cfo c	0f1S2U3P
chai*	0Z1S2J3a
chain	0T1Z3P
chain $	0J1Y2P3d
chair	0Z1Q2I3b
chairman	0M1B2M3o
chairs	0g1T2M3M
chal*	0R1d2K
chaleur	0U1d2P3K
chaleur $	0b2P3M
challenge	0U1I2O3f
challenge :	0j1K2U3S
cham*	0a1a2Q3M
chan*	0a1a2S3E
chance	0g1T2F3P
chancen	1b2N3M
change	0Y1U2f3F
change $	0k1L2P3O
changed	0R2M3e
changes	1f2H3D
changing	0l1I2P3N
changing rooms	0h1M2U3T
channel	0O1j2U3I
channel $	0Q1f2R3R
channels	0k1K2U3S
channels :	0h1N2U3R
chap*	0U1Y2c3C
chapter	0R1d2S3S
chapters	0a1G2k3I
chaq*	0a1T2J3S
chaque	1U2L3Y
char*	0N1Y2h3E
charge	0a1T2L3U
charge $	0U1a2U3T
charges	0e1G2P3a
charges #	0Z1L2Q3c
charging	0Z2P3S
charity	0U1U2L3b
chart	011Z2o3A
chart $	0J1G2o3I
chart for	0N1N2i3U
chart of	0K1c2Y3N
charts	0H1c2h3P
chas*	0e1Q2U3S
chase	0b1S2U3U
chat	0c1H2D3k
chat #	1b2S3N
chat*	0d1a2K3H
chatbot	0d2N3N
chau*	0h1R2M3I
chce	0N1H2h
che	0Q1J2R3k
chea*	1c2Z30
cheap	0i1a2733
cheap $	1d2M3F
cheaper	0M1n2J3I
cheaper than	0P1i2O3M
cheapest	0Q2e3F
cheapest first	0L1b2c3O
chec*	0Z1b2M3J
check	0k1P2E3O
check $	0h1O2R3O
check :	0g1P2U3T
checked	0Z1G2N3Z
checklist	0K1c2e3K
checkout	1a2Q3N
checks	0o1K2L3J
checks the	0k1L2Q3R
chee*	0D1P3f
cheers	0K1N2J3k
cheese	0T1T2R3c
chef	0Q1U2N3f
chef de	0j1L2T3N
chef*	1A2S3f
cheg*	1Q2c3T
chei*	0I1J2f3f
chem*	0S1a2R3Y
cher	0j1K2P3O
cher*	0c1B2I3e
chers	0h1N2R3N
chers :	0i1N2R3O
chez	0U1R2M3d
chf	0b1T2U
chf #	0Y2U3U
chi	1e2J3O
chia*	0I1J2N3o
chid*	1M2M3c
chie*	0d2A3O
chiediamo	0m1K2O3L
chief	0e2K3J
chif*	0U1F2j3H
chil*	0f1Z2D3A
child	0q1E2N3J
children	0Y1b2I3E
chim*	0h1Q2U3R
chimney	0k1M2T3Q
chin*	0k1K2Q3P
chip*	0i1L2T3Q
chips	0i1M2U3Q
chiu*	1b2I3T
chiudere	0L1k2O3L
chiuso	0i1O2S3N
choc*	0O1M2R3g
choi*	0d1Q2H
choir	0Y1R2M3Y
choo*	0S1d2Y3K
choose	0R1d2a3L
choose $	0G1b2b
chor*	0d1M2T3a
chos*	0K1U2b3a
chose	0Q1M2d3Z
chri*	0T1T2G3d
christmas	0Z2J3U
christmas $	0a2M3R
chur*	0R1h2E3K
church	0T1Z2O
churn	0Z1a2H3D
churn #	0c1R2S3U
churn is	0d1T2S3O
ci	0H1l2B3Y
ciao	0L1I2N3n
cicl*	0a1Q2O
cier*	0G1e2P3e
cierra	0h1Q2U3O
cinc*	0Y1S2f3H
cinco	0a1Q2c3J
cine*	0P1g2R3P
cinq	1e2Q3N
cinq*	1E2e3T
cinque	1E2f3U
cio	0S1P2T3f
circ*	0H1O2d3e
circle	0T2f3F
circle $	0H1e2e3O
ciso	0U1b2S3Q
citi*	0b1Z2U3I
citizens	1Z3M
citt*	0j1H2Z3H
citta	0c1N2c3M
city	0a2M3M
city #	0L1i
city and	0R1a2Z3S
city grant	0e1P2T3U
civi*	0P1P2U3e
clai*	1b293S
claim	1d2J3I
claims	0Y1b2L3E
clar*	0f1U2M3J
clarity	0a2P3L
clas*	0N1a2b3S
class	0R1c2S
class $	0T1N2f3Q
classes	0m1O2I3L
clea*	0R1c2Y3K
clean	0Q1l2T3B
clean up	0h1N2Q3S
cleaning	0U1H2f3N
clear	0G1h2c3L
clearance	0f1P3U
clearly	0I1f2M3Y
cler*	0U1I2Z3a
clerk	0U1I2c
clic*	0Y1M2O3a
click	0R1d2T3R
clie*	0Y1Z3K
client	0S1Y2Y3R
client $	0R1a2K
client :	1P2O3b
client is	0i1J2Q
client s	0Y1N2N3e
cliente	0e1T2Z3B
cliente $	0j1M2R3R
clientes	1c2R3M
clienti	0Y1Z2T3P
clients	0d1Y2B3H
clients $	0o1F2T3R
clim*	0J1p2S36
climate	0f1O2U
climbing	0I1k3N
clin*	1g263N
clinic	1g2E3O
clinic #	1Y3U
clinic in	0a1b2M3M
clinical	0c2P3N
clinicians	0j1N2N3M
clinics	0U1c2P3O
clinics $	1a2S3Q
clip	0M1P2j3I
clip art	0L1O2k3J
cloc*	0a1J2Q3c
clock	0d1L2T
clos*	0b1Y2G3L
close	0Q1e24
close $	0T1c2G
close the	0R1e2Q3M
closed	0j273G
closed #	0g1O2S3S
closed $	1e2I3H
closed at	0c2O3M
closed by	0g1N2U3S
closed the	0Q1c2T
closes	0c1b2K3F
closes the	0c1S2T3U
closing	0U2a3M
closing #	0Q1e3S
closing funds	0N1h2R3R
closing of	0S1d2T3S
closing page	0O1Q2h3M
closure	0g1N2Q3R
clot*	0Z2P3R
cloture	0U1c2U3S
clou*	0Z1f2I3F
cloud	0b1Y2M3L
club	0J1i2B3a
club $	0U1M2S3d
club*	0Q1d2M3Z
clubs	0Y1L2M3e
cm	0O1g2R3L
co	0b1U2Z3J
co #	0d1P
co op	1c2S3K
co2	2Z3G
coac*	0c1Y2K3K
coach	1P2S3d
coaches	0a2S3R
coaching	0T1g2O3I
coas*	0S1Z2a3T
coast	0P1a2c3U
cobr*	0i1M2P3M
coci*	0Y1J2M3f
cocina	0d1K2M3Y
code	0v1C2K3H
code*	0k1M2R3O
codes	0g1P2S3Q
codes to	0e1Q2T3T
codi*	0b2R3M
coff*	0U1Q2E3g
coffee	0S1R2F3h
coffee #	0U1N3b
coffee $	0N1O2T3i
coffee machine	0P1J2N3i
coho*	0C1f2f3N
cohort	0O1h2O3P
coin	0L1L2Z3f
cold	0K1d2J3c
cold store	0e1P2U3R
cole*	0k1M2O3L
colegios	0k1L2M3K
colh*	0f1O2U3P
colheita	0h1P2U3P
coli*	0N1L2P3j
colin	0L1O2P3l
coll*	0e1N2R3Q
collaudo	0f1T2Q3N
colleague	0b1G2N3a
colleagues	0J1e2L3e
collect	0l1L2S3M
collected	0i1J2O3T
collection	0q1F2R3M
collections	0k1K2T3P
collects	0f1O2S3R
collegamenti	0e1R2T3Q
college	0O1a2f3F
colo*	0G1M2q3L
colour	0O1P2m3B
colour $	0Q1N2h3K
colour it	0O1T2f3P
colours	0J1G2n3P
colours $	0K1M2m3J
colp*	0K1K2M3l
colpa	0K1N2M3k
colu*	0J1B2u3L
column	0D2c3Y
column width	0M1e3S
columns	0I1B2t3A
columns $	0J1L2m3K
columns :	0Q1L2e3Q
com	0N1S2c3Y
com #	0U1Y2N
com o	0R1E2m3K
comb*	0c1Z2H3Q
combined	1Y3S
combined ratio	0U1a3T
come	1Q2T3b
come back	0R1K2P3j
come by	0c1N2O3c
come from	0a2H3U
come in	0Q1U2c3a
come to	0b1c2P3N
come*	0b1T2M
comedor	0R1Y2P3Y
comercial	0n1I2M3H
comes	0a1R2L
comes from	0d1I2F3c
comes in	0k1I2Q3M
comes out	0U1T2P3e
comes the	0P1M2R3f
comes to	0N1h3T
comi*	29
coming	0i1J2N
coming back	0T1K2S3e
coming in	0Y1U
comite	0f1Y2J3E
comite de	0f1S2O
comm*	0b1L2T
commander	0h1M2U3T
comme	0J1G2b3f
comment	0I1c2e
comments	0i1L2R3T
commerce	0h1N2R3Q
commercial	2N
commission	0c1Q2T3T
commissioning	0e1S2R3S
committed	0e1P
committee	0U2a3T
committee $	0e1B2D3f
committee :	1T2e3L
common	0h1O2S3O
comms	0R2Q3a
commune	0f1N
communications	0f1Q2S3O
community	0i1L2S3Q
como	0H1g2g3J
comp*	0Y1T2O
companies	0Y1L2T3e
company	0K1d2O3a
company $	0I1m2P3N
company :	0g1N2U3T
comparable	0g1N
compare	0K1b2d3N
compare the	0I1g3O
compared	0O1f2U3R
compass	0c1R
compass #	0a1T
competitor	0Q1b2N
competitors	0a2R3O
complained	0Z1J2U3c
complaint	0j1H2M3R
complaints	0d1S2S3U
complete	0h1N2Q3N
compliance	0p1I2Q3M
complication	0a1T
complication :	0a1T
compost	0U1b2U3P
compra	0g1O2U3S
compras	0i1M2S3P
comps	0f1P3T
comps #	0h1O3T
compte	0P1O2R3h
compte rendu	0J1M2P3l
comptes	0e1Q2U
comptes $	0c1T
computer	0T1K2R3i
computer $	0K1K2Q3m
comu*	0a1H2K3b
comune	0j1N2R3M
con	0P1U2d
con #	0j1N2T3R
con el	0Y2O
con la	0Q1Q2d3T
con los	0N1d2P
conc*	0b1Z2Q3I
concept	0j1N2Q3N
concert	1Z2M3T
concrete	3U
concurrent	0T1O2d3Q
cond*	0a1Y2P3P
condense	0M1e2d3K
condition	0k1J2Q3P
condition based	0f1O
conductor	0i1L2S3O
cone*	1J2e3L
conf*	0Y1A2f3Q
conference	0C1b2g3S
confidential	0d1P2N3Z
config	0d1N3P
confirmed	0n1K2N3O
confirms	0o1F2J3L
cong*	1I2L3f
conn*	1T2H3e
connected	0Z1e2N3O
connection	0T1Q2S3e
cono*	0j1N2S3P
cons	0Z1a3J
cons*	0e1L2Q3T
consegna	0Y1b2P3L
conseil	2P3T
consent	0l1F2J3R
construction	0h1N2R3S
consultant	0U1O2P3c
consultation	0m1O2Q3K
consultato	0e1R2U3S
consulted	0d1Y2L3F
consulted $	0j1R2Q3J
consumer	0f1Q2R3R
cont*	0Y2S3R
contact	1Q2E3b
contact centre	1Y2S3R
contactia	0a1T
contactia #	0Z1T
contacts	0T2b3Q
contacts per	0T1M2e3T
contas	0e1Q3S
content	0U2T
content :	0U1S2P3d
contents	0N1j2N3J
context	0C1P2d3j
context :	0C1P2f3j
conti	0g1O2T3R
contingency	0k1L2U3R
contingency #	0b1S
conto	1P3c
contra	1U2d3F
contra #	0j1N2T3P
contract	0e1b2P36
contract $	1d2P3J
contract ends	1Y2U
contract that	0h1N2U3R
contractor	1Y2R3R
contractors	0e1U2O3K
contracts	0r1G2O3J
contrato	0o1H2Q3K
contrats	0g1O2T3R
contratto	0S1g2L3H
contre	0O1U2L3h
contre #	0h1N3T
contribution	0T1d2O3Q
contribution #	0T1Z
contro	0N1j2P3I
control	0g2G3C
control $	0g1N2U3S
control room	0O1f2R3M
controlled	0Y1Y2R3R
controller	0h1Y2N3H
controller a	0f1Q3U
controlling	0k1S2M3F
controlling macht	0c1S2T3Q
conv*	0P2Y
convenience	0e1O
conversion	0i1S2O3O
conversion #	0i1K
conveyor	0h1P2U3P
conviene	0O1l2G3H
coo	0q182G
cook	0d1M2b3P
cook*	0k1M2Q3M
cool*	0a1Y2P3Q
cooling	1a2R3Q
cooling #	0e1Q2T3U
coop*	0S1e2E3S
cooperativa	0T1h2N3L
cooperativa $	0M1i2S3P
cooperative	0Y1Q2M3b
cooperative #	0f1L3T
coor*	0i1M2S3N
copi*	0b1C2H3g
copies	0g1P2T3Q
copp*	1Y
copper	0R1c2U
copy	0h1M2R
copy*	0m1K2O3M
core	0d1U2Q3M
core*	0e2L3L
cores	0c1Z2O3L
corn*	0T1M2j3E
corner	0Q1Q2i3F
corner and	0a1M2Z3O
corners	0c1J2b3K
coro*	0a1Z2O3M
coroner	0Z1a2P3O
corp*	0b1Y2M3L
corporate	0g1S2M3M
corr*	0Z1C3a
correct	0g1O2R3R
correlation	0T1Y2N3b
corridor	0S1Q2J3g
corridor $	0Y1L2M3e
cort*	0o1H2M3J
corv*	0T1M2O3h
cos	0Q1O2g3M
cosa	1g2K3G
cose	0Z1c2M3K
cost	0a1d2P36
cost #	0e1K2I3a
cost $	1c2I3J
cost /	1a2U3U
cost :	0f1Q2S3U
cost base	3T
cost is	0i1L2P3O
cost of	0N1f
cost per	0b1a2K3H
cost to	0Y2T3S
cost us	0R1f2M3L
cost*	0c1b2M3B
costa	0o1K2K3H
costa #	0i1N2U3Q
costa $	0k1M2O3N
coste	1b2O3N
coste de	0g1P2S3R
costi	0O1d2c3N
costs	0e1b263D
costs #	0k1N2J3O
costs are	0i1M2S3S
costs nothing	0O1g2R3Q
costs us	0c1Y2N3J
cote	1c2P3S
couc*	0L1Y2Q3d
coul*	0T2Y3R
could	0a1R2Y3L
could be	0Z1J
could go	0c2N3M
could hurt	0k1M2Q3R
could not	0h1J2R3U
could the	0T1g2M3M
could you	0I2f3R
couldn	0Q1T2K3e
couldn t	0N2I3g
coun*	0Y2R3R
council	0k2C3E
council $	0Z1d2R3K
counsel	0L1H2b3g
counselling	0h1P2S3P
count	0U1B2U3i
counted	0c1C2J3b
counted $	0Z1I2O3c
counter	0d1P
counting	0j1H2R
countries	0U1a2b3C
countries $	0Q1f2R3N
country	0R1h2R3G
country heads	0c1R
counts	0c1U3T
county	1d2M3L
coup*	0j1L2R3N
cour*	0R1R3d
courage	0P1U2Q3e
couriers	0k1M2P3M
course	0K2b3c
course $	0E1e3f
court	0a1C2T3a
cout	1Z2P3M
cout #	0a1T
cout d	0e1R2U3R
cout*	1e2G3D
coute	0R1g2K3F
coute #	0P1g2S3N
cove*	1Y2T3Q
covenant	1K2L3g
covenants	0m1M2N3K
cover	1U2b3K
cover #	0S1c2T3R
cover $	1N2R3e
coverage	0a2O3M
covers	0T1m2H3B
covers #	0f1P2U3T
crac*	0f1I2Y3N
craf*	0U1c2U3O
cran*	0d1J2d3K
crane	0i1G2c3J
cras*	0g1O2S3Q
crea*	0P1e2Z3E
cream	0Q1U2e3L
create	0N1n2N3L
create a	0Q1j2Q3O
creates	0Y2U3S
creates the	0f1O3U
crec*	0Q1h2N3J
creche	1b2Q3P
cred*	0e1M293Z
credit	0p192H3S
credit $	0d1R2U3T
credito	0c2O3M
cree	1M2N3c
crew	0k1T2D3C
crew $	0U1e2K3J
crew training	0e1P
crew*	0N1b2R3e
crewe	0N1Q2S3h
crews	0U1a2T3T
cris*	0H1e2e3O
crisis	0I1f2b3O
crit*	0j1S2H3C
criteria	0j1Q2R3P
critical	0h1S2N3K
critical #	0f1P2U3T
critico	0e1R3U
critique	0h1P2S3Q
critique $	0f1Q2T3R
crm	0d1c2G3E
crm $	1d2M3P
cro	0Y1f2M3M
croi*	0E2e3a
cron*	0J1b2Q3f
crop	0R1O2j3H
cros*	0R1e3L
cross	0N1k2N3I
crossing	0P1K2i3N
crow*	0c1P2c3I
crowdfunding	0g1O2U3Q
croy*	0R1S2R3d
croydon	0S1R2R3d
crui*	0N1b2N3d
cruise	0O1e2N
cryi*	0N1P2R3h
crying	0M1P2R3j
ct	0S1f2M3J
cto	0k1S2J3E
cuat*	0Z3I
cuatro	0T1b3G
cubi*	0f1P3S
cubr*	0e1Q2U3S
cubrir	0g1P2U3R
cuen*	0H1I2K3n
cuento	0K1K2Q3l
cues*	0h1N2T3Q
cuesta	0h1N2T3P
cuesta #	0i1O2U3P
cult*	1e2L3I
culture	0Z1Z2O3O
cura*	0Q1M2M3i
curi*	0c2R3L
curr*	0P2U3d
currency	0Q1a2O3a
current	0U1S2f3K
curt*	0S1M2g3L
curv*	0F1a2h3O
cust*	0b1a2U3F
custa	0i1N2T3Q
custa #	0f1O2S3R
custo	0d2S3O
customer	0e293N
customer #	0e1P2U3U
customer $	0h1Y2L3E
customer :	0k1O2O3P
customer gets	0P1f2T3R
customer is	0L1E2S3m
customer reports	0j1M2U3P
customer signs	0c1T2U3U
customers	0c1Z2M3D
customers #	0d1P
customers $	0h2I3G
customs	0b1R
custos	0K1F2n3I
cut	0d1Z2L3J
cut $	0P1i2Q3P
cut off	0d1M2T3a
cut our	0Y2R3S
cut the	0Z1a2Q3M
cuto*	0b1Z2R3R
cutover	0b2O3Q
cuts	0i1E3J
cutt*	0m1I2O3L
cutting	0j1K2R3O
cybe*	0U1f2K3H
cyber	0O1h2O3O
cycl*	0d2O3J
cycle	0h1N2Q3P
cycle time	0Y2U3S
czas	0p1H2Q3L
czec*	0Z1b2R3K
czer*	1H2k3H
czes*	2K
czesc	0K1K2O3k
czte*	0e1U2L3P
cztery	0g1O2M3R
czy	0h1S2K3H
d	1c2O3U
d #	0Y2T3T
d $	0c1S2K
d accueil	0f1U2O3L
d be	0Y1C3c
d go	0o1I2K3H
d have	0T1Q2O3f
d like	041h2g3I
d love	0N1Z2c3T
d ou	0R1e2S3N
d rather	1L2a3Y
d un	0L1m2L3H
da	0T1T2T3Y
da #	0b1Y2P3N
da ricordare	0L1j2R3O
daar*	0i1N2S3O
daarboven	0c1S3U
dach	0Q1d2L3T
dach #	0g1N2U3T
dad	0T2T3a
dado*	1b2Q3N
dados	0c2S3P
daf	0k1K2N3K
daf a	0h1M2S3O
dafu*	0S1J2f3U
dafur	0T1I2c3Z
dag	0I1Q2K3l
dage*	0f1J2Z3R
dagegen	0M1M2f
dagen	0n1J2N3I
dail*	0p1G2P3N
daily	0p1H2Q3M
dair*	1S3U
dairy	0T1S3Z
dairy #	0f1P3S
dak	0a1Y2M3K
dal	0Z1S2N3Z
dall*	0k1H2Q3R
dama*	0f2G3J
damage	0d1Y2I3J
damage #	0P1e
damage $	0d1Q2T3R
dame	0b1J2J3b
dami*	0J2l3H
damit	0F1Z2j3K
damit man	0Q1O2f3Q
dan	1R2U
dana	0S1O2U3d
dana*	0P2R3d
danach	2Q
danc*	0J2Q3f
dang*	0T1e2K3L
danger	0j1L2P3M
dank*	0H1N2d3b
danke	0H1N2a3g
dann	0e1U2D3S
dann*	0d2M3K
danno	0b1Y2P3N
dans	0R1K3f
dans la	2J3T
dans le	0U1M2T3f
darf	0Y1Z2N3S
dark	0M1F2p3M
darl*	0l1J2U3T
darlehen	0i1L2U3U
darlehen #	0g1N
daru*	0Y1D2Z3Y
daruber	0g1Q2R3R
darunter	0b1J2c3K
das	0M1R2S3h
das $	0N1P2O3i
dash*	0f1G2d3L
dashboard	0Y1E2e3S
dashboards	0i1S2N3I
dass	0Z1J2e3U
dat	0E1A3n
dat is	0K1P2M3i
data	0e1a203N
data #	0Z1U
data $	0a1Q2F
data :	0h1N2T3T
data centre	0g1L3S
data lake	0q1E2O3L
data platform	0S1h2N3L
data quality	0M1i2R3M
data room	0h1M3S
data scientist	0a1U3U
data to	0h1M2U3R
data*	0Z1f2K3G
database	0l1L2S3O
date	0i192c3E
date $	0i1N2S3P
date*	0T1d2Y3K
daten	0i1N2S3N
dates	0K1U2g3S
dates $	0M1T2g3M
dato*	0e2K3H
datos	0e2M3J
daue*	0b2L3J
dauert	0a2M3J
daug*	0K1O2Q3l
daughter	0K1O2Q3l
davo*	0b1P2K3a
davon	0Z1S2H3Y
davon #	0Y1Y2T3O
day	1c2Q3O
day #	0S1f2U3E
day $	1R
day :	0Z3S
day and	0R1Y2R3c
day one	0Z1Z2N3J
day surgery	0a1Y2N3S
days	0Y1a2Z39
days #	0U1Z2T3U
days $	0e1B2b3O
days :	0T1b2U
days and	0c1S
days at	1b2Q3P
days for	0R1e2R3O
days to	0Y1Y2Q3R
dazu	0N1I2l3K
dazu $	0O1Q2i3P
db	0O1f3U
dc	0U1P2P3e
dcf	0e2Q3J
dcf #	0h1N3S
de	0U1Z2Q3U
de #	0c1H2e3P
de agua	0j1M2T3N
de ahi	1Q2S3c
de cada	0S2d3H
de chez	0O1N2R3h
de espera	0Y1M2N3b
de gemeente	0d1L2P3c
de gestion	0l1J2Q3K
de l	0M1b2e3M
de la	0L1Z2Y
de las	0Y1H2O3a
de los	0S1K2c
de nuit	0Z2T3P
de plus	0J1l2R3N
de que	0U1d2M3P
de rest	0g1O2Q3P
de seguridad	0L1b2R3d
de travail	0e2P3M
de um	0L1L2a3b
de uma	0N1J2d3Z
de un	0O1b2O3b
de una	0R1O2R3f
dead	0b1G2N3e
dead*	0g2J3Y
deadline	0e1M2S3a
deal	0a1Z2I3Q
deal*	0Y1d2H3E
dealer	0n1I2P3P
dealer #	0a1T3U
dealers	0U1b2Q3M
deals	0d1T2O3K
deals #	0a1S
dear	0U1B2R3k
dear*	0J2S3g
deat*	0a1J2M3a
deba*	0f1b2M3J
debajo	0d1Q2T3S
debe*	0i1O2T3M
debi*	0U1e2K3H
debilidades	0i1L2P3P
debilidades :	0i1N2P3O
debit	0S1b2R3N
debo*	0R1K2P3g
debt	0b1e2D39
debt #	0a1T3U
dec	0f2F39
dec #	1Z3S
dec $	0g2G3D
deca*	0Z1c2J3L
dece*	0h2I3E
december	0b1b2H3G
december $	0Z1c2K3J
decembre	0Q1d2U3Q
decent	0f1O3U
deci*	0d1Q3L
decide	0b1K2Y3S
decide $	0O1J2f
decided	0M1K2d3e
decides	0n1P2F3E
decides $	0f1P2S3R
decides on	0S1c2U3Q
decides what	0c2P3N
decidir	0T1e2R3Q
decision	0c1T2R3Q
decision $	1Q2M3c
decision in	0l1I2R3P
decision needed	0h1P2P3Q
decisions	1d2K3H
deck	0O1P3e
deck $	0K1R2L3i
deck :	0c1K2e3Q
deck*	0Y1c2L3O
deckungsbeitrag	0F1n2T3R
decl*	0g1T2O3N
deco*	0F1b2g
decy*	1d2M3J
deel*	0f1N
deep	0i1M2R3O
defa*	0P1g2Q3R
default	0Q1g2Q3Q
defe*	0S1B2L3i
defect	0h1M2U3S
defi*	0g2J3G
deficit	0f1O
degr*	0c1B2d3R
degrees	0k1G2O3R
degrees $	0h1O2S3M
deho*	0k1K2O3J
dehors	0j1L2O3K
dei	0Q1c2L3a
deja	0S2Z3S
del	0K1g2I
del #	1L2M3g
dela*	0Z1Y2Z3C
delai	0P1U2h3P
delai #	0c1Q
delay	0b2Q3T
delayed	0k1L2T3R
dele*	0T1N2Y3b
deli*	0Y1c2C3M
deliver	0Y1Z2S3M
delivered	0Q1d3S
delivery	1f2G3G
dell	0U1Z2Q
dell*	0E1h3U
della	0P1d3P
delle	0D2a3c
delt*	0H1J2n3O
delta	0P1O2f3U
dem	2T3U
dema*	0j1R2K3L
demand	0j1O2E3R
demand for	0b1T2S3O
demanda	0g1O2R3T
demande	0U1b2M
demant	0U1M2c3U
demo	0g2R3J
demo*	0b1Q2H3Y
demos	1M2Q3d
den	0Y2M3T
dene	0Q1i2K3M
dens*	0h1Q2U3Q
dent*	0J2E3k
dental	1b2R3L
dentist	0M1H2O3m
dentro	1M2T3d
depa*	0m1R2K3F
depart	0j1N2U3O
department	0S1c2T3S
departments	0g1N2U3S
departs	0f1Q2S3O
depe*	0a1b2G3E
dependiente	0U1b3S
depends	1a2P3K
depends on	1c2O3L
depense	0T1a
depl*	0e1P
depo*	1a2O3P
depois	0L2K3g
depois da	0R1L2O3h
deposit	0a1a2N3K
depot	0U1a3K
depot $	0P1f2T3Q
depots	0U1T3Z
depr*	1K2S3e
dept*	2S3S
depth	1Z2S3S
depu*	0Y1A2K3g
depuis	0N1H2O3l
deputy	0M1S2S3g
der	0T1b29
der betriebsrat	0L1P2T3i
der chef	0N1P2U3g
der innendienst	0h1Q2T3N
der kunde	0l1I2R3M
der preis	0Z1L2U3Z
der rest	0c1O2R
derb*	0a1b2P3N
derby	0b1Z2O3O
derby #	0d1P3T
dern*	0N1K2P3k
des	0R1l2T35
des donnees	0k1J2S3R
desa*	0P1U2P3g
desc*	0P1U2g3P
desd*	0h1J2P3Z
desde	0f1I2P3a
desde #	0f1P3S
dese*	0O1b2G3c
desenho	0J1h2O3Z
deserves	0I1Q2O3j
desi*	0e1L2Z3B
design	0e1R3K
design $	0K1a2d3N
desk	0i1Q26
desk $	0f1D2J3c
desk and	0f1b2Q3I
desk*	0o1I2S3N
desks	0h1N2U3Q
deso*	1M2J3f
desp*	1D2b3Z
despues	0d1L2e3H
dess*	0U1H2g3O
dessus	0f1M2O3U
dest*	0H1U2l3F
deta*	0a1Z2K3I
details	0j1L2P3R
dete*	0l1A2P3a
detect	0g1P2U3R
detect :	0h1O2T3R
detection	0n1G2P3S
deto*	0d1U2P3P
detour	0Z1a2O3J
dett*	1D2M3i
dette	0e1R3T
deud*	0l1K2R3P
deuda	0k1K2S3R
deuda $	0k1M2S3O
deut*	0k1K2Q3P
deutsch	0f1Q3S
deux	0a1Y2N3Q
dev	0i1L2O3Q
deve*	0h2M3J
development	0b2N3N
devi*	0j1J2Z3E
deviation	0c1N2Y3O
device	0i1K2Q3P
devo*	1N2e3J
deze*	0O1g2O3U
dezember	0L1k2R3M
dezembro	0m1M2R3N
di	0S2a3S
di #	0n1K2R3Q
di un	0c1Y2O3L
dia	0T2A3a
dia #	0m1H2S3L
dia $	0S1b2M
diab*	0R1c2S3Q
diabetes	0Q1e2S3P
diag*	0O1a2h37
diagnostico	0R1h2P3K
dial*	0Y1b2O3O
diallo	0g1Q2U3T
diar*	0j1F2N
dias	1T2I3Z
dias $	0a1a2Q3I
dias y	0N1a2S3e
dice	0a1M2O3Y
dice*	1L2M3c
dich*	0f2P3L
dicht	0b2R3M
dici*	0i1O2Q3P
diciembre	0l1M2N3O
diciembre de	0j1R2O3Q
dict*	0N1H2G3q
dictated	0M1U2N3f
dictating	0R1Q2R3g
did	0T1a2T
did $	0d2P3K
did :	0l1J2U3O
did it	0M2P3j
did last	0N1g3T
did not	0Z2U3P
did the	0E1Z2Q3f
did we	0U1d2P3O
didn	0P1Y2F3h
didn t	0P2H3e
die	0U2U3S
die #	0O1M2h3M
die marge	1b2M3N
die neue	0T1N2L3e
die qualitat	0f1Q2U3R
die raffinerie	0i1L2T3P
die schule	0i1M2R3N
died	0b1F2J3d
dien*	0U1c3K
dienstag	0F1e3Z
dies	0Z2R3N
dies*	0c1H
diesel	0b1I2b3T
diesel #	0b1T3U
diet*	0i1M2O3T
diez	0i1H2O3T
diff*	0C1Y2q3B
differ	0U2b3O
difference	0A2o3I
difference $	0J1c2Y3T
difference to	0J1M2n3N
differences	0J1K2m3N
differences to	0N1R2g3S
different	0S1j2I3P
differently	0H2g3R
differently $	0K1c2e3K
dige*	0i1O2R3P
digi*	0Y2E
digital	0S1e2J3T
digitale	0e1Q3T
dign*	0O1K2k3J
dikt*	0G1I2g3h
dili*	0Y1U2P
diligence	2P3Y
dime*	0N1d2M3b
dine*	1d2F3K
dinero	1a2L3T
dinn*	1L2N3d
dinner	0Y1J2M3c
dio	0h1N2U3S
dioc*	0e1I2P3a
diocese	0f1Q2S3P
dire*	0Z1T2M
direccion	0b1a2L3F
direct	0Y1d2D3O
direct #	0d1Q
direct debit	0T1c2R3L
directeur	0O1S2M3g
directeur a	1N2S3b
direction	0a1Y2I3S
directly	0b1O2R
director	1S293d
director $	0h1P2T3P
director is	0c1P2S
diretora	1I2K3d
direttore	0U1T2c3S
disa*	0Y1Q2P3c
disc*	1Y243Z
discharge	0j1U2M3M
disclosure	0P1d2Z3I
discount	0b1S2K3T
discount $	0i1O2P3L
discount rate	0Y1K2Q3d
discounts	0f1S2G3P
discounts #	0a1T
discussed	0I1O2I3n
discussed at	0R1N2U3g
discussion	0T1e2L3T
dise*	0N2a
disp*	0b1i2936
dispatch	0j1R2M3L
dispatch $	0d2R3P
dispute	1e2N3I
disr*	0a1O2S3Z
disruption	0g1M2S3T
disruption $	0f1O2S3R
diss*	1D2Y3c
disse	1J2N3c
dist*	0a1a273I
distance	0e2O3K
distribute	0c1S2T3T
distribution	0g1Q2Q3P
district	1f2O3L
dit	0T1P2C3i
dit jaar	0e1Q2U3Q
divi*	0Y1S2d3B
dividend	1d2L3L
divider	0F1T2j3J
dix	0R1i2H3L
dla	0G1b2f3K
dlug*	0Z1J2N3c
dnia	0S1Y2Q
do	0R1a2P
do #	1c2M3E
do $	0G1F2e3i
do a	2b3H
do both	0c1c2J3D
do i	0a1g2P3H
do it	1Y2O
do not	0I1L3i
do people	0T1f2S3O
do that	0J1N2n3F
do the	0C1e2Q3a
do this	0O1d2M3Z
do we	0S1e2A3U
do with	0e1L2O3U
dobl*	0L1i2P3N
doble	0I1m2N3K
dobr*	0O2J3k
dobry	0P1M2R3h
dobrze	1L2R3d
doc	1Z2U3Q
dock	0g1T2P3M
docs	0i1P2O3P
doct*	0h1E3U
doctor	0e1C2a3K
doctors	0Z2R3R
docu*	1U2L3a
document	1J2R3f
documents	0j1L2P3L
doen	0Y1O2Q3c
does	1g2O3G
does $	0H1h2N
does and	0i1O2T3Q
does it	0l1T2J3C
does not	0U1S2i3C
does the	0T1h2L3L
does what	0O1k2I3E
does*	0U1P2Y
doesn	1Q
doesn t	1L2b
dog	0O1B2a3f
dog $	0U1M2M3h
dogs	0b1c2M3D
dogs wait	0O1j2N3J
dogw*	0j1M2T3Q
dogwood	0i1N2Q3Q
doin*	0e1N2J3Y
doing	1Y2L
dois	0b1B2g3O
doll*	0b1J2g3G
dollars	0d1L2e3F
dolo*	0K1d2P3c
dome*	0R1L2g3P
domi*	0I1Z2N3e
don	0Q1S2Z
don t	0M1Q2a3Z
dona*	1e2J3F
donateurs	0J1j2P3M
donations	0f1N2U3S
dond*	0f2R3L
done	0g1U293M
done #	0h1M2U3Q
done $	0h2K3B
done :	0h1L2Q3P
donn*	0Z2D3Y
donnees	0g1T2N3L
donnerstag	0R1Z2M3Z
dono*	0d1R2a3D
donor	0g1H2a3M
donors	2c3I
dons	0Z1Z2Q3M
dont	0T192g3Y
door	1f243Q
door $	0U1c2F3S
door*	0d1F2K3Y
doors	0b1F2J3Z
dopo	0b1R2Y3Q
dorm*	0K1Y2K3f
dorn	1Z2U
dorn #	1Z2U
dort	0N1Z2M3b
dos	0P2a3U
dos #	0T1a
dos anos	0T1f2M3J
dos veces	0S1N2S3e
doss*	0b1Y2H3Q
dossier	1Y2K3T
dossier $	0Y1Z2N3L
dost*	0b1b2E3C
dostawcy	0d2M3M
dostawcy $	0Y2R3P
dota*	0f1L2S3a
dots	0M1S2j3N
dott*	0F1G2e3d
dotted	0L1M2e3Z
doub*	0S1Y
double	0b2Z3H
doubled	0P2S3e
doubles	0R1e2T3M
doug*	0M1E2g3U
douz*	0O1a2L3a
douze	0I1h2K3Y
dove	0T1a2b3J
down	1T2c3K
down #	0r1E2S3S
down $	0Q1a
down and	0M1g3U
down by	0e1T2Q3N
down from	0j1K2S3S
down the	0c1I2Z3N
down to	0a1Y2O3P
down*	0a1Z2N3L
downside	0g1P3U
downside :	0a1T
dpa	0k1N2T3N
dpo	0P1Z2R3c
dr	0Z1R283b
dr osei	0J2N3g
draf*	0e1C3b
draft	0b1C2T3d
draft :	0d1R3U
draft for	0J1L2Y3g
drai*	1Q2P3c
draw	0E1Z2g3S
draw it	0L1J2h3T
draw that	0b1L2M3d
draw who	0L2f3K
draw*	0N1d2L3Z
drawing	2S
drawn	0L2R3f
drei	0S1b3N
drei falle	0S1d2Q3R
drei tage	0c1K2P
drei wochen	1L2S3a
dres*	0T1e2O3Q
drew	0c1O2U3a
drie	0G1o2O3F
drif*	0U1b2P3R
dril*	0Q1O2L3l
drill	0S1I2P3j
drill on	1R2U3a
drin*	0Z1T2N3Z
drinks	1d2O3P
drinks $	1b2R3R
drit*	0c1R2E
drittel	0Z1Y2P3J
drittens	0l1L2R3J
driv*	1Z2R3R
drive	0U1Q3Y
drive $	0M1d2P3a
driven	0U1Z2T3T
driver	1Z2N3U
driver #	0S1a
drivers	0e2G3M
drivers are	0a2Q3R
drives	0K1b2a3c
driving	0j1L2U3O
droi*	0I2e3J
dron*	0a192c3Z
drone	1D2e3b
drop	0Q1f2P3S
drop $	0Y1H2L3d
drop off	0Z1L2S3d
drop*	2I3Y
dropped	0U1Q2O3d
drops	0b1Y2P3K
drops out	0e1Q2S3R
drops to	0c1S2U
druc*	0P1N2a3c
druck	0R1S2R3d
drug*	0h1I2O
druga	0j1M2Q3L
drugs	0e1Q
druk*	0j1M2Q3J
drum*	0n1J2P3J
dry	0i1Q2L3N
dry run	0h1M2T3S
drye*	0e1Q3T
dsn	0d1R3U
dsn native	0d1P2U3T
dso	0f1O
du	0I1k2N
du #	0R2T3a
du groupe	0N1h2T3R
duas	0g1O2T3O
duas horas	1c2S3J
due	0c1K2U
due #	0Y1a2R3I
due $	0Z1L2O3Z
due diligence	0S1Y2Q
dump	0J1S2P3j
dupl*	0g1S2N3N
duplicates	0e1Q2U
dura*	1Q2T3a
durc*	1a2J3R
durch	0O1f2K3Y
duri*	0K1Y2J3g
during	0O1U2L3e
during the	0P1a2O3Z
dus	0T1K2K3j
dutc*	0i1M2S3P
dutch	0i1M2T3P
duti*	0L1k2R3N
duties	0I1l2Q3M
duty	0Y1Z2K3T
duty officer	0i1N2S3N
duze	0P1H2m3J
dwa	0U1K2d3T
dwie	0G1j2U3J
dye	0Z2Q3P
dyei*	0l1K2N3R
dyeing	0h1M2N3Q
dyna*	0n1H2P3M
dynamic	0f1N2T
dyre*	0S2O3a
dyrektor	0O2Q3d
dzia*	0c1H2M3b
dzie*	0N1j2A3U
dzien	0c1K2N3Y
dzien dobry	0N1M2R3i
dzis	0T2H3b
e	0U2K
e #	0k1O2P3E
e $	1O2O3d
e a	0R1T2a3a
e commerce	0g1O2R3R
e il	0a1T2O3U
e logistica	0h1P2Q3P
e mail	0M1b2S3d
e o	0m1G2J3M
e sforzo	0g1L2S3Q
e trucks	0d1R3U
e un	0Y1Y2M3Q
each	1Y2i34
each $	0b1U3E
each could	0e1T2P
each line	0U1L2e3Q
each of	0h1f2F3K
each one	0P1M2h3T
each other	0N1Y2l39
each side	0d1K3S
each time	0L1N2d3Z
each with	1E2g3L
earl*	0c1S2C
earlier	0f1H2L3a
early	0Y1a2H3P
early #	0Q1d2T3U
earn	0Q1e2S3T
earn*	0h2F3C
earnings	0i1N2R3R
earns	0Y1c2H3J
earns its	0U1Z2T
ears	0J1P2Q3j
ears are	0R1Q2Q3e
easi*	0a2N
easily	0S1e2Q3R
east	0f2M3I
east*	0h1Y2K3J
easter	0Y1h2L3G
easy	0d1L2b3H
easy $	0U1c2T3R
eat	0G1Y2N3h
eats	0U2O3Z
eats the	0R1d2T3R
eau	0M1f2I3Z
ebit	0T1Z2T
ebit #	0f1O2U
ebit*	0c2M3J
ebitda	0c2N3J
ebitda #	0a2P3R
ecar*	0I1O2l3P
ecart	0N1Q2g3Q
eche*	0K2j3J
echelle	0N2h3L
echt	0M2g3S
ecol*	0j1P2S3N
econ*	0K1g2Q3a
economie	0M1j2T3O
ecra*	0R1U2e3L
ecran	0Q1Y2b3L
ecri*	0P1K2Q3k
edge	0Z1Y2R3O
edi	0Z1U
edif*	1a2T3Q
edificio	1b2T3Q
edit	0Z1U2U3R
edit*	0f1U2F3M
editor	0e1S2N3R
educ*	0g1O2T3R
education	0e1Q2U3T
een	0P1M2g
eerl*	0T1Y2e3F
eers*	0k1O2J3K
eerste	0a1a2O3O
effe*	1g2J3H
effect	0d1Y2M3N
effo*	0a1c2B3M
effort	0Y1c2B3P
effort :	0h1Q2P3N
effort and	2Q
effort high	0k1L2R3N
effort low	0h1P2T3R
eich*	0a1Z2M3M
eiche	0d2K3M
eige*	0R1a2R
eigen	0R1Z2T3Y
eigen risico	0h1M2S3S
eigene	1Y2T3P
eigenmittel	0f1O3U
eigentlich	0K1e2T
eigh*	0a2B3U
eight	0T1b293Y
eight years	0T1b3R
ein	0T1c2K3U
ein drittel	1e2O3L
eina*	0k1H2P3O
einarbeitung	0g1O2U3S
eine	0R2Z3T
eine seite	0c1I2d3N
eine*	0S1b2C
einem	0I1c2Q3Z
einen	0c1R2H3U
einer	0Q1S2O3f
einer seite	0L1l2U3N
einf*	0O2N3e
eing*	0U1Q2U3c
eink*	1e2F3N
einkauf	0Z2H
einkauf $	0f2O3L
einl*	0d1Q3U
eins*	0Z1U2M
einz*	0Z1P2U3Z
eith*	1e2J3L
either	1d2H3Q
either $	0Z1J2S3b
either way	0j1O2S3P
either we	0U1a2U3R
el	0U2R
el #	0Q1O2e
el ascensor	0S1c2P3Q
el audio	0N1b2O
el cliente	0Z1J2g3L
el dia	0i1M2T3N
el doble	0I1l2O3M
el organigrama	0P1i2R3M
el precio	0h1O2Q3P
ela	0S1F2O3j
ele	0K1O2O3k
elec*	0b1b2A3I
election	0T1g2Q3J
electric	0a1Z2G3D
electricity	0T1Z2J3Y
electrics	0d1R3U
eleg*	0T1b2a3J
elek*	1h2I3H
elem*	0G1d2d3P
elet*	1L2S3f
elev*	2Q3U
eleve	0U1d2R3P
eleven	0b1U2R3S
eleven $	0P1N2Y3b
eleves	0i1M2U3U
elf	0f1C2M3c
elio*	0a1U
elior	0a1T
elior #	0Z1U
elk	0c2N3M
elka*	0g2L3J
elkaar	0d1Z2M3I
elke	0Y1Z2Q3L
ella	0S1J2J3i
elle	0Q1L2b3c
elm	0Z1Z2N3O
elm #	0Y
else	0R1R2Z
else $	0C1c3Z
else on	0N1N2j3J
else*	0h1O2P3P
elsewhere	0h1P2Q3O
em	1P2j3I
em #	0k1O2O3L
em cada	0O1g2O3N
em casa	0Z2N3K
em fevereiro	0T1d2O3O
em janeiro	0h1P2R3P
emai*	1I2N3e
email	0Q1Q2S3e
emails	0g1M2Q3R
emba*	0c1Q2J
embe*	1Z2Q3O
emer*	0Z1a2N3L
emergency	0a1Z2M3L
emoj*	0K1M2M3k
emojis	0J1N2M3j
empf*	0c1O2Y3N
empfehlen	0j1N2O3N
empfehlung	0k1L2K3L
empfehlung :	0m1N2M3M
empl*	0a1f2932
emplois	0S1b
emplois :	0a1U
employed	0T1b2U3S
employee	0T1g2Q3L
employees	0Q1f2T3Q
employer	0R1h2N3M
empr*	0k1I2R3R
empt*	0T1c2S3N
empty	0S1d2U3M
en	0Z1R2Z3N
en #	0a1c2I3H
en de	1N2M3d
en een	0m1K2K3L
en el	293b
en la	0S2F3b
en ligne	0Q1a2b3R
en moins	0f1R2O3R
en moyenne	0f1O3T
en retard	0g1M2U3S
en rojo	0S1N2e3N
en tienda	0Q1e2U3O
en trois	0i1M2R3P
en un	0L1d2M3Z
enca*	0e1L2P
encr*	0c2S3O
encrypted	0i1N2T3R
end	0g1Q2K3R
end #	0j1K3T
end $	17
end :	0l1K2P3N
end is	0j1M2R3P
end of	0f2E3M
end to	0k1R2K3K
ende	0U2E3b
ende #	0b1T3U
ende steht	0m1I2O3I
ende*	0N1Q2F3k
ended	0Q1J2I3k
ended at	0Q1N3f
ended up	0K1N2R3l
endi*	0g1K2P3Y
ending	0a1L2O3c
endo*	0j1O2J3O
ends	0U1T
ends $	0h1K2T3O
ends in	0d2K3J
ener*	0a1a2R3E
energia	1f2O3J
energie	0c1S2L
energie #	0f1P3T
energy	0T1e2Z3C
energy #	0j1L2T
energy bill	0g1Q2T3Q
enero	0i1O2O3O
enero $	0f1P2R3Q
enfa*	0d1E2L3d
enfants	0e1F2M3Y
enfe*	0o1I2M3K
enfermeria	0f1Q2T3Q
enfi*	0d1G2Q3e
enfin	1G2P3h
eng	0d1R2T3R
enga*	0F1k2M3Z
engagement	0N1j2O3M
engagement index	0N1f
enge*	0a1L2P3Z
engi*	0f1b293E
engine	0b2K3O
engine $	1Z2T3O
engineer	1d2L3M
engineering	0a1b2L3G
engineering #	0b1S
engineers	0P1a2R3a
engineers $	0Y1N2R3c
engines	0f1P2T3R
engl*	1B2g3S
english	0U1C2i
english $	0I1L2d3e
enou*	0b1R2S
enough	0d1O3R
enough $	0Y1L2Y
enqu*	1Y2M
enquete	2M3a
enro*	0R1e2Q3R
ense*	0J1Z2g3Q
ent	0Z1T
ent #	0Y1U
ente*	2A3a
enter	0T1g2N3M
entered	0h1O2T3Q
enterprise	0Q1h2Q3M
enterprise #	0a1S
entertaining	0g1R2R3M
enti*	0P1b2e3J
entities	0R1e2S3R
entities $	0S1e2S3P
entity	1c2S3P
entl*	1e2Q3L
entr*	0Z1b2O3K
entrance	0m1M2M3N
entre	0J1d2a3T
entre #	0i1N2T3R
entre deux	0J1M2R3m
entrees	0Q1d3T
entrega	0o1H2Q3L
entreprise	0N1g2T3S
entreprises	0e1P
entreprises #	0e1P
entry	2Q
ents*	2G3Y
entscheidet	0f1P2U3S
entscheidung	1a2P3M
entw*	0d1U2U3P
enva*	0T1d2S3Q
eoli*	0P1j2K3H
epc	0Z1Z2R3Q
eps	0I1l3R
equa*	0L1U2l3G
equal	0K1Y2k3H
equi*	0d1b283I
equipa	0i2N3K
equipe	0d1L2O3Y
equipment	1a2O3M
equity	0Z1Y2M3H
equity #	0d1Q2T3T
equity value	0E1o2U3S
er	0R1B2T3i
er hat	0I1O2L3l
era	0K1F2J3n
erbi*	0Q1H2f3T
erbij	0T1H2Z
erfu*	0S1d2P3O
erfurt	1b2P3P
erge*	0U1Z2L
ergebnis	0U1i2N3H
ergebnis :	0c1S2U
ergi*	0U1d2R3R
ergibt	1b2Q3Q
ergibt sich	0U1a3U
erlo*	0Q1e2P3O
erlos	0N1g2Q3Q
erlose	0h1M2U3S
erof*	0j1N2P3L
erp	0i1L2H3T
erp $	0k1H2L
erp :	0U1b2R3O
erro*	0c1S2H
error	0f2M3J
error rate	0R1e2U3S
errors	0b1U2P3N
erst	0Q1a
erst*	0h2C3H
erste	0d1L2N
ersten	0Y1Y2Q3M
ersten jahr	1a2T3Q
erstens	0h1L2U3Q
es	0R1R2U3c
es #	0l1Q2O3H
es an	0M1i2Q3L
es de	0h1N2T3O
es el	1K2P3d
es fehlt	0j1L2Q3N
es lo	0S1P2Q3f
es mir	0L1N2d3a
es un	1R2R3Y
esca*	0g1d2D38
escala	0R1e2T3S
escalate	0m1Q2L3M
esco*	0K1b2I3e
escr*	0B1D2J3v
escribo	0L1J2O3m
escu*	0f1P2R3O
eseg*	0g1Q2T3R
esegue	0f1P2S3R
esg	0P1e2S3U
eso	0N1N2L3i
espa*	0d1O2S3U
espe*	0c2I3R
espera	0d1P2L3Y
espr*	0i1L2S3S
essa*	0k1L2N3N
esse*	0K1m2Q3J
essen	0L1j2R3O
est	0T2T3Z
est #	0T2S3Y
est de	0m1H2R3L
est le	0S1d3S
esta	0b1C
esta en	0e1Q2P
esta*	0Z1U3N
estamos	1c2Q3O
estan	0i1O2U3N
estate	1e2I3O
estates	0Z1M2T3d
estates #	0d1R2U3U
este	1F2P3h
esti*	0a1I2d3O
estimate	0S1K2g3P
esto	0G1J2O3o
esto es	0L1N2Q3j
esto*	0F1H2I3q
estou	0K1I2M3n
estu*	0U1e2L3J
et	0d1R3L
et #	0f1R2R3P
et a	0i1N2Q3P
et la	0P1g2R3Q
et le	0T1Y2Q3a
et un	0Y1Y2Q3M
et une	0i1O2Q3N
etai*	0M1I2N3j
etait	0O1I2N3k
ete	0G1h2D3a
etf	0f1R2S3S
etiq*	0i1M2T3T
etud*	0Y1a2M3M
etude	1a2N3M
etude de	0T1d2P3L
etwa	0n1I2M3K
eu	0N2S3c
eu #	0R1c3U
eur	1e2L3H
eur m	0i1L2R3R
euro	0c1P2c3F
euro $	1a2Z3B
euro a	0i1O2R3R
euro in	0U1d2R3N
euro*	0a1a263P
europe	0O1h2S3N
europe #	0i1L3U
european	0T1d2S3R
euros	0Z1T26
euros #	0b1T3U
euros $	1f2H38
euros a	0P1b3a
euros por	0R1K2S3f
eux	2a3K
eux #	0g1P3S
ev	0M1l2O3L
evac*	0U1c2P3M
evacuation	0U1c2S3P
eval*	0j1L2P3Q
even	0L1a2S3c
even $	0d1L2M3a
even in	0k1L2R3M
even*	0Y2R3U
evening	0S1S3Z
evening #	0e1Q3T
evening :	0g1P2U3R
event	0c2N3Q
events	0e1Z2O3K
ever	1R2D3d
ever $	0c1U2M3S
ever*	0a1Z2B3T
every	0f2N3J
every #	0c2Q3K
every night	0a2T3Q
every second	0k1K2T3M
every year	0N1I2O3k
everybody	0f1I2U3T
everyone	0S1c2D3Y
everyone s	1I2O3e
everything	1Z24
everything $	1h2H3C
everything else	0T1h2L3I
everything goes	0T1d2S3N
everywhere	0N1f2J3U
evid*	0F1Q2l
evidemment	0H1K2i
evidemment $	0I1M2m3I
evidence	0R1S3c
evit*	0J1l2Q3N
evor*	0R1N2T3e
evora	0Z1N2R3a
ewa	0U1N2S3c
ex	0O1K2S3j
exac*	072d3e
exact	0K1b2e3L
exactly	0A1a2K3p
exactly one	0P1M2R3g
exag*	0N1O2R3h
exam	0U1d2S3N
exam*	0O1R2j3C
example	0H1b2i3I
example /	0R1K2g3N
exce*	0c1R2A3Z
exceed	0e1P3U
excel	1c2R3N
excelente	0d1S2U3U
excellent	0j1L2R3N
excellent $	0a1U
except	0Z2J
excess	1Z3S
exch*	0j1M2Q3O
exchange	0l1L2P3M
excl*	0i1P2Q3M
excu*	0U1Y2M3Y
excursion	0c1Z2O3N
excuse	0O1N2S3h
exec*	0Q2L3d
executive	0Z2T
exem*	0c1T2U3U
exer*	0N1a2S3Z
exig*	0j1M2R3P
exige	0g1R2S3Q
exis*	0M1Z2P3g
existing	0R1f2T3S
exit	0Y1g2G3F
exit $	1c2P3P
exit multiple	0R1d2T3S
exit*	0q1D2R3L
exits	0m1H2U3Q
expa*	0O1j2P3K
expansion	0I1m2Q3N
expe*	0e1a33
expected	0Y1Y2T3R
expects	0l1K2Q3M
expense	1a2R3R
expense ratio	0b1U2S
expenses	0Z1a2Q3O
expenses #	0Y1U
expensive	0Y3F
expensive $	0Z1K2d3I
experience	0Z1a2L3O
expert	0j1H2c3F
expi*	0s1E2M3G
expired	0i1N2T3P
expl*	1d2b36
explain	0H1k2c3G
explain to	0H1l2T3U
explained	1j2H3I
explains	0m1I2O3Q
exploitation	0c1P2T3T
expo*	0g1Y2G3B
export	0k1Q2M3G
export #	0e1P2U3R
export $	0i1N2R3O
exports	0f1R2S3Q
exposure	0R1d2U3S
expr*	0T1N2U3d
exte*	0Z1i2C3G
extend	0k1K2O3L
extended	0R1O3e
extension	0N1l2P3G
external	0P1g2R3Q
extr*	0d2M3J
extra	1Y2P3Q
extraction	0f1P2T3S
eye	0L1N2R3k
eyes	0P1L2O3h
f	0e1Q2Q3Q
f #	0Y
fa	0E1m2J
fabr*	0j1H2M3U
fabrica	0Z1O2S3b
fabrica e	0d1L2P3Y
faca*	0R1d2S3S
facade	0d1Q
face	0T1T2R3c
face*	0L1K3h
fach*	0b1Y2I3J
fachkrafte	0S1f2L3L
faci*	1D3c
facile	0g1O2T3S
facilities	0I1Q2O3m
facility	0l1L2S3N
fact	0U1e2L3L
fact*	0d1N2C3Y
factor	0e1Q2T3T
factory	0b2R3L
factory $	0j1M2T3N
factura	0P1N2N3h
facturation	0i1O2T3S
facture	0g1P2T3R
factuur	0a1b2N3L
facu*	0h1S2Q3P
faculty	0f1R2Q3P
fahr*	1e2H3J
faib*	0b1F2d3K
faible	0Y1H2d3I
faible $	0U1K2f3K
fail*	0u1A2N3H
failed	0l1L2S3L
fails	0g1P2R3Q
failure	0l1L2R3P
fair	0e1P2F3T
fair #	0d1S3S
fair $	0S1L2Q3e
fair price	0Z1a2Q3M
fair*	0Q1d2Z3N
faire	2a3N
fairness	0P1Y2Q3a
fairness opinion	0S2S3Z
fait	0Q1U2U3c
fait quoi	0U1a2b3E
faix*	0g1O2T3O
fakt*	1a2N3P
falk	0j1M2R3N
fall	0e1S2P3L
fall*	0R1U2b3U
falle	0S1f2O3N
fallen	0O1f2Q
falling	1P2f3N
falls	0T1L2N3f
fals*	0j1M2T3R
falt*	0c1T2I3U
falta	0a1R2H3Y
falta de	0i1M3R
falta licencia	0c1T2U
fami*	0e1U2H3O
families	0e1T2M3E
families $	1c2O3J
family	0a1T2Q3S
family $	0Z1Y2J3P
fanc*	0M2e3P
fancy	0L2h3L
far	0N1d2Z3Q
far $	0T1j2O3L
fara*	0g1O2U3U
farah	0j1M2S3S
farb*	0Y2U3Q
fare*	0S1b2K
fares	0f1O3T
farm	1h2K3E
farm manager	0Q1e3R
farm*	0g2E3Q
farmacia	2J
farmers	0Z1Y2R3L
farmers union	0e1S2U3R
farming	0b1d2O3J
farms	0e1U2R3K
fase	0h1I2a3I
fase*	1e2P3M
fast	0T2L3Z
fast $	0G1f2Q3a
fast*	0S1h2E3N
faster	0D1r2M3F
fata*	0Z1L2R3b
fath*	0Q1K2R3i
father	0T1I2S3g
fati*	0k1K2P3M
fatt*	1b2S3P
fatu*	0f1O2U3T
faul*	0S1j2M3M
faut	0L1e2e3G
faut*	0L1Y2N3j
favo*	0T1U2Z3R
favor	0O1D2d
favor $	0I1N2d3Y
favour	0g1J2O3T
fax	0a1F2M3f
faz	0N1f2P3T
faze*	0j1N2L3P
fear*	0a1M2O3a
feat*	1f2J3J
feature	0S1f2Q3N
features	0d2Q3M
feb	0d1Y2D3J
feb #	0T1b3R
feb $	0Y1T2I3Z
feb mar	0J1j2T3R
febb*	1c2R3L
febbraio	0Y1Z2Q3O
febr*	0h1T2C3O
februar	0k1N2T3N
february	0g1Q2G3O
february $	0j1P2O3H
fech*	0d1G2e3N
fede*	0N1h2S3P
federation	0H1l3Q
fee	0q1L2E3D
fee #	0f1O
feed	0l1J2T3R
feed #	0h1O3R
feed*	0b1T2F
feedback	0a2O3T
feeds	0Z1N2M3Z
feel	0J1M2j3T
feel*	1L2Z3c
feels	0a1L2I3g
fees	0e1S2E3Y
fees #	0d1U2T3O
fees $	0g1I2P3b
fees and	0e1O
feet	0L1L2P3j
fehl*	0Z1b2A3J
fehlen	0a1a2K3G
fehlen uns	1a2P3L
fehlt	0b1U2M3T
fehlt $	0T1c2S3O
feie*	0i1H2O
fell	0T1h2D3P
fell #	0O1e3U
fell by	0l1I2R3P
fell from	0b1U2P3M
fell to	0h1L2T3U
fenc*	0i1M2U3Q
fence	0i1L2U3P
fenw*	1Y
fenwick	1Y
feri*	1Z2S3O
ferm*	0i1Q2F3K
ferma	0i1M2U3R
fern*	0a1I2J3e
ferr*	0Y273a
ferrum	0k1L2L3S
ferry	0N1i2K3R
fert*	1S2U
fertig	0L1a3Z
fertig $	0D1d3e
fertiliser	0i1G2P3Z
fest	0Q1L2T3h
fest*	0S1b2a3L
festa	0M2L3e
festival	0N1h3I
festivals	0T1b2R3T
fetc*	0a1Z2S3P
feue*	0b2R3O
feve*	1a2O3N
fevereiro	0Q1e2O3P
few	0P1b2P3Y
few words	0c1M2b3Q
fewe*	1f2T3E
fewer	0T1j2P38
fi	0i1L2P3Q
fica	0S2L3a
fica*	0R1b2Y3Q
ficam	0F1i2K3Z
fich*	0n1G2S3K
fico*	0Q1g2R3O
ficou	0N1i2S3N
fide*	0k1K2Q3L
fiel*	0h1R2Y35
field	0h1Q3H
field for	0P1a2Y3P
fields	0b1Y2Z3K
fieles	0f1Q2S3T
fieles $	0e1R2T3T
fiet*	0N2K3f
fietsen	0U1b2T3O
fift*	0a1U2I3Y
fifth	0Y1T2K3a
figl*	0O1M2U3h
figu*	0T1b2c3G
figure	0Q1a2T3b
figures	0T1a2f38
file	0g1I2J3Z
file and	0Z1U
file*	0l1I2T3N
fili*	0g2I3E
filiale	0O1d2P3U
filialen	0f1P2P3O
filiales	0i1O2S3L
filing	0Y1Y2T3R
fill	0Y1O2g3J
fill in	0i1L2L3S
fill the	1J2i3H
fill*	0f1N3J
filled	0h1O2Q3Q
filling	0T1J2c
fills	2Z3K
film	0K1m2O3L
filt*	0k1K2R3O
filters	0h1L2S3Q
filters #	0f1P2U3T
fim	0Y1O2P
fin	0j1C2I
fina*	0Z1a2M3L
final	0Y1H2a3b
finally	0a1U2N3U
financas	0Y1Y2O3P
finance	1a2R3P
finance $	0o1J2O3N
finance pays	0d1Q
finance r	0f1Q2S3Q
financial	0R1g2Q3N
financing	1a2S3Q
finc*	0Z1a2Q3R
find	0E1T2h3e
find*	0h2I3J
findings	0l1N2Q3M
finds	0P2T3b
fine	0T1T
fine #	0d1Q3T
fine $	0H1C2i
fing*	0M1O2d3Z
fini	0Q2O3c
fini*	0h1N3O
finish	0r1E2L3J
finished	0h2T3A
finished $	1Z2Z3H
finishing	0Y1K2c3Q
fino	0T1M2P3e
fir	1a2R3Q
fire	0Y1d293I
fire brigade	0g1O2R3P
fire drill	0d1P
fire*	0h1N2T3S
firm	0G1e2L3a
firm*	0f1Y2D37
firma	0o1G2N3J
firms	0T1c2U3T
firs*	1T2Z3R
first	0Y1S3Q
first #	0R1c2U3S
first $	0S1Z3T
first :	0R1O2d3a
first aid	0k1K2N3T
first and	0M1O2h3Q
first floor	0h1N2Q3P
first is	0g1O2S3P
first one	0a1J2L3c
first page	0P1K2c3a
first so	1P2M3c
first the	0G1L2i3c
first three	0a2M3P
first time	0R1Z2N3b
first two	0Q1Y2O3b
first year	0U1e2Q3I
fisc*	0T2H3c
fiscalite	0f1O2S3P
fiscalite r	0g1N2S3P
fish	0P1e2M
fit	0k1L2b3J
fit out	0b1U2U3R
fits	0R1d2P3Q
fitt*	0g1H2L
fitted	0j1M2S3L
fitters	0e1R3T
five	1Y2Y3J
five $	0e1F2U
five minutes	0a1K2f3J
five years	0Z1N2d3L
fix	0j1O2T3C
fixe	0L1K2P3m
fixe*	0Y1c2E3N
fixed	0Y1U2J3Y
fixed days	0O1e2U3U
fixed hours	0O1e2U3U
fixes	0P1f2R3P
flag*	0k1I2K3P
flas*	0S1Z2c3E
flash	1d2L3I
flash $	0T1d2P3Q
flat	0S1U2S3d
flat*	0S1H2P3i
flats	0e1P3U
flee*	1g2R3B
fleet	0Z1e2L3C
fleet $	0c1Z2O3O
flex*	0i1N2T3Q
flexibility	0i1K2S3O
flig*	0K2S3g
flight	0T1a2S
flip*	0O1e2R3U
flipchart	0Q1d2T3S
floa*	1Q2c3M
float	0d1T2Q3P
floo*	0a2T3Q
flood	0Q1e2L3S
floods	0T1Z2c3J
floor	0h1S2D3R
floor #	0S1R2T3d
floor $	0e1U2Y3G
floor plan	0c1R2T3T
floors	0T1Z2b3K
floors $	1f2N3K
flor*	1M2Q3c
flot*	0e1J2N
flota	0b1M2P
flou*	1L2Q3f
flour	1M2Q3d
flow	0L1a2j3C
flow*	0f1L2b3K
flu	0o1G2N3M
flux	0G1a2k3N
flye*	0g1M2R3P
foi	1J2M3f
fois	0S1U2Y
fold*	0K1Q2g3T
folder	0P1N2g
folg*	0k1L2O3K
folgen	0k1K2Q3M
foli*	0H1P2f3Y
folie	0N1R2e3R
foll*	0L2M3e
follow	0O1Z2R
follow the	0K1f2M
following	0Q1a2N
fonc*	0T1e2R3M
fond*	0S1S2d3T
fondo	0S1O2e3O
fondos	0g1P2S3R
fonds	0j1K2Q3O
font	0P1K2k3I
font*	0Q1U2f3H
fontes	0U1e2M3O
food	0Z1d2P3J
food #	0l1J2U3T
food $	1N2f3K
food waste	0L1h2R3R
foot	1P2K3Z
foot passengers	0S1d2S3P
foot*	0Z2Y3H
football	0P1Z3U
football field	0L1a2a3M
footfall	0e1S2R
footprint	0h2N3Q
for	0N1c3U
for #	1g2B36
for $	0f1S2K3O
for :	0h1L
for a	0S1T2g3Q
for all	1R2Z3Q
for an	0Y1O2S3Z
for approval	0e1Q2U3T
for each	0S1Y2Y3R
for everyone	0O1g2T3O
for everything	0Q1e2P3P
for four	0k1J2N3O
for free	0k1N2O3O
for friday	0a1Q2N3Y
for her	0K2P3f
for it	0c1C2R3b
for me	0c1K2a3S
for monday	0K1Y2b
for my	0D1Q3i
for next	0Q1j2N3K
for now	0O1G2K3l
for one	2c3P
for our	1h2G3E
for six	0g1Q2S3P
for ten	0c1J2R3f
for that	0h1J2O
for the	0D1f2Z3U
for them	0c2P3K
for this	0K1O2P3l
for three	0O1f2J
for thursday	0M1S2f3K
for two	0l1H2R3Q
for us	0O1d2P
forc*	0j1M2Q3Q
ford*	0p1E2M3K
fordermittel	0e1T2R3S
forderung	0o1H2O3O
forderung #	0f1P2U3U
fore*	0i1Z293F
forecast	0c1d2F3B
forecast #	0k1J3T
forecast $	0T1d2O3P
forecast for	1Y3U
forecasting	0e1U2P3P
foreman	0Z1K2R3a
forest	0T1c2Q3Q
forg*	0M1S2K3k
forget	0M1T2a3b
forget it	0O1c2R
forgive	0L1N2O3k
forgive the	0Q1O2P3g
forgot	0U1N2O3c
fork	0O1e2a3K
fork*	0P1g2Q3P
form	0g1J3N
form*	0n1E2O3N
format	1L2O3f
formation	0i1N2P3M
formazione	0g1P2T3R
forms	0j1O2P3L
formulare	0h1O2S3P
forn*	1Z2M3U
fornecedor	1d2Q3L
fort	0c1G2a3J
fort $	0j1M2P3O
fort*	0d1O3G
fortalezas	0e1O2S3S
fortalezas :	0f1Q2T3R
forte	0h1L2S3R
forty	0f2C3R
forty minutes	0O1O2U3g
forw*	1M2K3h
forwarded	0O1L2P3l
forwards	0a2T3Q
foto	0F1N2m3Q
foto van	0M2c3U
foto*	1M2d3S
foun*	0Y1T2E3b
found	0O1R2A3i
found $	0d1d2O3H
found a	0O1c2S
found out	0M1K2S3k
found the	0M1M2S3j
foundation	0l1Z2H3E
foundation $	0i1L2S3P
foundations	0R1c2c3K
founded	0k1M2T3K
founded in	0h1M2S3M
founder	1K2P3d
founders	1c2O3P
foundry	0a1I2R3h
four	0e1U2U3G
four $	0i1O2G3U
four boxes	0O1a2e3L
four corners	0S1L2h3K
four hours	0g1N2T3S
four months	0h1N2T3U
four of	0b1b2M3H
four parties	0b1U2N3R
four people	0f2L3J
four points	0Y1Z2R3O
four weeks	1H2T3f
four years	0a2P3U
four*	0a2E
fournisseurs	0b2Q3P
fourteen	0Z1H2L3c
fourth	1Y2N3Y
foxe*	1Z2U3S
foxes	0Y1Y2S3R
fp	0i1L2S3Q
fp &	0j1L2T3R
fr	0m1K2T3Q
fr #	0e1P2U3T
frag*	0Q1e2I
frage	0K1l2Q3L
fragen	0O1Z2Q3c
fragile	0Z1U
fragt	0f1I2S3b
fram*	0R1f2I3S
frame	0a1b2M3L
fran*	2L
france	0g1I2R3a
france #	0c1R3U
franchise	0S1b2M
frankfurt	0e1L2S
franquicias	0a1Y2O3N
frau	0Q1S2K3h
frau*	0k1L2Q3N
fraud	0o1K2O3K
fray*	0i1P2S3L
free	0S1c3L
free $	0Z1U2Y3F
free*	0j1S2G3K
freeze	0q1F2O3Q
freeze :	0b1R
freezer	0c1O2S
freezes	0S1d2S3T
frei	0Q2e3J
frei*	0b2Q3M
freigabe	0g1Q2Q3P
freight	0c2Q3I
freight #	0a1S
freight $	0m1I2P3O
freq*	0n1J2Q3M
frequentation	0h1N2T3R
fres*	0d182K3g
fresco	0b1K2T3Z
fresh	1J2O3i
freu*	0Z1L2P3Z
fri	0i1Q2S3M
fri #	0c1U3S
frid*	0U2N3Y
friday	0T1T2M3c
friday #	0f1J2P3a
friday $	1T2I3d
fridays	1f2K3I
fridge	0g1P2R3S
frie*	172h3T
friendly	0M1H2m3I
friends	0U1K2P3e
frio	0Z2S3R
fris*	0H1i2b3I
froi*	0R1L2S3g
from	0R2N3Z
from #	0U1b2Y3H
from $	0a1Y2H3R
from :	0K1E2R3o
from a	0D1U2N3l
from and	0P1f2T3T
from april	0T2S3a
from day	0j1J2T3T
from january	0k1L2Q3M
from left	0M1c2a3N
from may	1c2O3J
from my	0Q1Y2J3f
from next	0K1i2O3T
from now	0Q1h2T3J
from one	0O1f2N3T
from the	0N1N3g
from this	2M3Y
from two	0H1h2O3a
from us	0F1c2i3D
from year	0i1K3U
from yesterday	0N1l2R3K
fron*	0T1H2f
front	1J2a3c
front desk	0h1O2P
front of	0T1K2O3i
fros*	0j1K2T3Q
frost	0i1L2T3R
froz*	0l1K2N3N
frozen	0k1M2O3P
fruh*	0b1P2I
fruher	0c1G2O3Y
frui*	0g1J2L3T
fruit	0e1G2J3Y
frut*	0U1N2e3N
fte	0k1K2U3R
fue	0J1M2c3e
fuel	0e2M3M
fuel #	0R1b
fuer*	0m1J2M3L
fuera	0j1M2N3O
fuhr*	0d1Z2K3E
fuhrt	0Y1b2N3H
fuhrt aus	0c1T3T
fuhrt durch	0T1d2R3P
fuit*	0k1M2P3P
fuites	0h1O2Q3P
full	0M2m3M
full $	0N1S2Z3d
full /	0a1a2I3I
full of	0J1c2P3f
full*	0i1M2Q3P
fun	0Y1I2O3f
func*	1g2O3I
fund	0Y1f2B37
fund #	0e1O
fund*	1d283M
funding	0h2I3E
fundraising	1F2R3e
funds	0O1g2T3R
funds flow	0P1f2U3T
funf	0f1U2O3L
funk*	0Z1O2T3a
funn*	0J1G2k
funnel	0N1K2m3H
fur	0U1b3K
fur #	0c2O3M
fur den	0U1a2a3A
fur die	1g2E3C
furg*	1N2Q3b
furn*	0a1a2H3U
furnace	0b1a2K3K
furniture	2M3e
furt*	0Y1L2f3O
further	0T1N2g3R
fusi*	0F1i2M
futu*	0R1f2O3Q
fx	0e2Q3P
fy24	0a2T3S
fy27	0S1f2M3P
g	0h1M2S3O
gaat	0e1Q2L3T
gaat naar	0e1O2U3U
gagn*	0m1N2Q3L
gain*	0h2P3Q
gala	0b1L2Z3Q
gale*	0U1S2f3G
gall*	0T2L3b
gallery	1L2O3c
game*	0O1h2Q3O
games	0P1f2Q3O
games #	0S1c2U3U
ganh*	1a2T3N
gant*	0U1O2g3H
ganz*	0R1N2c3Z
gap	1b2Z3B
gaps	0b1M2d3N
gara	0Z2S3R
gara*	0g1S2N3N
garage	0i1K2T3T
gard*	0Z2I
garden	0c1L2Q
gart*	0U1P2K3d
garten	0R1J2P3h
gas	0g1U2I3C
gas #	0d1R2T3R
gas $	0Y1a2O3I
gas :	0f1Q3T
gast*	0n1S2N3E
gate	0h1S2T3I
gate #	0h1N2U3R
gate $	0S2Q3Z
gate*	0i1N2G3Q
gateway	0h1R2I3N
gateway $	0Q2T3c
gaug*	0T1K2a3b
gauge	0Q1N2c3a
gave	0T2K3e
gave me	0G1M2S3o
gave us	0b2R3M
gdan*	0e1K2d3N
gdansk	0d1L2c3O
gdp	0c1S2T3U
gear*	0N1g2K
gebe*	0T2P3a
gebr*	0i1O2R3Q
gebu*	0a1T
geen	0a1G2e3F
gefa*	1c2O3M
gefr*	0c1M2S
gefragt	0h1M2S3Q
gefragt $	0e1P2U3U
gege*	0H1b2g3F
gegen	1d2O3P
geha*	2R3U
gehe*	0U2I3Y
gehen	1a2O3R
geht	0h1B2Y3C
gel	0T1g2L3I
gela*	0I1K2L3m
gelb	0d1Q3U
geld	0U1b2P3L
gema*	0c1L2R3b
geme*	0k1T2H3N
gemeente	0c1T2J3Y
gemeente #	0e1Q
gemi*	0o1J2P3K
gemiddeld	0l1K2Q3M
gemiddeld #	0i1M2T3O
gena*	0Y1Z2L3R
gene*	0Z1T2O
general	0b1Y2P3M
generated	0F1b2O3g
generation	0c1Z2P3K
generator	0l1L2O3K
geneva	0g1O2U3R
genn*	0J1g2Q3e
gennaio	0O1g2U3U
geno*	0R1B2e3c
genoa	0e1M2c3M
gent*	0R2L3f
gente	0R1Z2Q
genu*	0P1Y2f3L
genug	0O1Y2f3M
geot*	0j1L2Q3P
gepl*	0Y2d3L
geplant	0c1N2a3P
gera*	0g1F2I3a
gerade	0S1N2R3g
geral	0i1M2Q3M
gere*	0T2L3c
geri*	0i1G2O3U
gering	0m1J2O3M
gering $	0j1M2P3N
gering /	0d1Q2T3S
germ*	0Q1b2Z3M
germany	0R1a2a3L
germany #	0c1T2U3U
gesa*	0R1H2M3h
gesagt	0O1I2M3k
gesc*	0Y1K2L3d
geschaftsfuhrung	1M2P3Z
gese*	0a2L3U
gesp*	0a1N2T
gesprach	2Z3O
gest*	0a1U2D
gestern	0N2R3d
gestion	0Z1b2P3I
gesu*	0l1J2O3M
get	0S1j203O
get #	0l1J3R
get a	0P1e2O3T
get from	0L1k2P3L
get out	0i1K2S3P
get the	0I1o2I3F
geta*	0Q2d3S
gete*	0O1c2O3d
geteilt	0P1e3U
getr*	0m1K2O3I
getragen	0m1M2P3J
getragen von	0g1R2S3Q
gets	0d1Y2R3D
gets #	0h1P2R3T
gets a	0g1O2S3O
gets the	0b2Z3D
gets told	0e1P2U3R
gets us	0Z1T
gett*	0f1N2K3T
getting	0b1T2L
geva*	0U1T2J3c
gevallen	0L1U2O3h
gewa*	0m1L2T3H
gewe*	0G1i2R3d
gewi*	1e2M3F
gewinnen	0K1k2P3I
gewo*	1c2P3H
gian*	0H1Z2S3c
gibt	0k1T2F3D
gibt es	0j1L2R3Q
gift	2L3b
gimn*	1e2R3O
ging	0G1K2N3o
gior*	0g2M3G
giorni	0i1U2L3H
giorni $	0l1K2N3L
giov*	0d2T3N
giovedi	1a2U3Q
giro	0Q1M2R3j
giug*	0U1e2P3J
giugno	0U1e2P3J
giun*	0d1R2S3R
give	0R1d2Z3L
give*	0t1F2O3H
given	0h1K2P
gives	0l1H2b3E
gives #	0n1I2T3P
gives the	0j1L2R3Q
givi*	0O1g2R3U
giving	0Q1g2Q3R
glan*	0B1b2a3U
glance	0I1Y2i3J
glance $	0L2f3M
glas*	0b1Z2R3K
glasfaser	0h1P2S3S
glass	0f1P2U3R
glasses	1N
glei*	0O1K3c
gli	0h1M2P
glov*	0Z1L2P3b
gloves	0a1L2N3b
gloves $	0c1M2M3Y
gm	0f1Q2P3Q
go	0Y1d2O3O
go $	0E1n2J3S
go for	0n1L2M3H
go live	0b1Z2M3N
go on	0T1R2S3d
go through	0U1R2c3U
go to	0f1R2S3Q
go with	0Y1g2I3I
goal	0p1G2J3J
goal :	0e1Q2Q3Q
goal at	0d1P2S3T
goal for	0f1O2S3S
goal*	0T1J2Z3c
goals	0i1L2Q3Q
godz*	0L1T2g3R
goed	1Z2P
goed $	1K2P3e
goed*	0K1F2R3o
goes	0g2N3I
goes $	0T1k2I3J
goes :	0i1K
goes first	0j1Q2O3K
goes in	0P1Y2d3Q
goes into	0e1P3U
goes live	0h1O2U3S
goes the	0f1P2U3R
goes through	0b2O3Q
goes to	0R1I2K3n
goes up	0H1m2N3P
goin*	0M1Q2b3d
going	0Q1I2Y3g
going to	0S1F2K3i
gold	1P2g3D
gold $	0R1K2k3I
golf	1J2K3h
gone	0O182f3d
gone $	0Y1C2L3j
good	0a1S2P3T
good #	0f1N2U3S
good $	0b1L2I3c
good :	0k1J2R3M
good above	0Y
good at	0i1J2a3M
good poor	0i1M2R3N
good support	0g1O3T
good*	0Z2M3P
goods	0k1J2N3R
goog*	0Z1H2P3c
google	0d1J2O3Y
gool*	0Z1T
goole	0Z1T
goole #	0a1T
got	0O1L2a3d
got #	0U1T2d3K
got a	0Y1J2R3a
got lost	0b2K3T
got the	1K2J3g
gote*	0U1d2O3M
goteo	0T1f2M3H
goto*	0R1d2Q3M
gove*	0T2T
governance	0a1Z2H3N
governors	0T2e3L
gp	0o1I2O3L
graa*	0K1E2n3Q
graag	0J1C2q3D
grac*	0I2K3j
grad	0R1M2S3g
grad*	1P2Y3a
grade	0Y2a3I
grade #	0S1b2U3R
graduates	0Z2Q3N
graf*	0P192t3A
grafico	1O2e3M
gram*	0j1L2T3S
grams	0e1O2S3S
gran*	0Z1L2c3R
grand	0Z1T3Q
grande	0R2h3E
grande $	0H1M2m3J
grandfather	0T1N2K3h
grandma	0P1P2a3b
grands	0j1L2O3N
grands comptes	0c1S2T3U
grant	0Z2I
grant #	0j1K3U
grants	0j1L2S3Q
grants #	0e1N2U3T
grap*	0H1Q2n3G
graph	0R2b3O
grat*	0k1H2Z3F
gratis	0o1K2N3K
gratis $	0g1Q2Q3P
grav*	0b1T2G
grave	0d1S2K3Q
grave $	0e1S2M3R
graz	0k1K2M3N
graz $	0l1J2N3M
graz*	0Z1I2J3a
grea*	0b1H2I3e
great	0a1I2K3b
great $	0U1O2Q3d
gree*	0T1B2i3U
green	0T1J2n3G
green #	1b2L3O
green $	0N1I2l3I
green hydrogen	0R1e2S3U
greg	0S1d2S3Q
gret*	0n1O2U3I
greta	0j1P2U3L
grev*	0d1S2R3S
greve	0e1T2Q3R
grew	0S1c2S3S
grew #	0Q1d2U3S
grid	0f1I2h3F
grid $	0T1J2j3J
grin*	0S1c2Q3R
grind	0P1f2P3Q
grip*	0f1P2T3U
grit*	0J1Y2O3h
groc*	0U1Z
grocery	0g1M2U3U
groe*	2K3Z
groen	0Z2O3K
groen $	0f1O2U3R
groo*	0F1a2l3G
groot	0K1R2l3K
gros	0a2a3E
gros*	0G1S2l
gross	0K2h3P
gross $	0C1Z2d3U
gross margin	1c2O3P
gross profit	0a1Y2O3O
grot*	0H1f2a3N
grou*	0Z1c2F3O
ground	0j1S2J3M
ground :	0k1K2R3N
ground floor	0b2T3P
group	0U1a2B
group #	0M1i2U3P
group $	0N1b2M3Z
groupe	0T1f2R3N
groups	1T2c3H
groups $	1N2b3Q
grow	0I1h2N3Y
grow*	0U1d2N3Q
growing	1U2Y
grows	0P1c2I
grows #	0d1Q3U
growth	1f293N
growth #	0k1J2U3U
growth $	0T1c2S3Q
growth :	0e1P3U
growth is	0M1i3T
growth team	0O2Q3f
grud*	0h1N2P3O
grun	0N1G2a3b
grun*	1a3C
grund	0k1K2S3N
grundfall	0L1c2d3R
grup*	0b2P3O
grupo	0l1K2N3M
grus*	091G2H3v
grusse	0J1P2N3k
guar*	0g1C2C3Z
guarantee	0k1N2Q3M
gues*	0P1a2M3c
guess	1Q2N3e
guest	0b2N3L
guests	0P1i2M3H
guests #	0a1T
guid*	0Q1S2e3U
gulf	0O1g2T3P
gust*	1a2b3L
gut	162b3Y
gut $	0M1J2a3d
gut fordermittel	0f1R2Q3R
guta*	0l1M2P3I
gutachten	0f1P2R3O
gute*	0R1N2Q3g
guten	0S1N2R3f
guts*	0g1Q2Q3N
guy	0F2O3l
guys	0N1J3h
gwar*	0j1J3T
gwh	1Z2S3P
gym	0T1c2Y3F
gymn*	0L1h2L3T
gyor	0k1L2L3L
h	0a1U2G3Y
h #	0R1Q2S3g
h $	1b2M3R
h :	0g1N3U
h a	0M2U3f
h1	0c2Q3N
h1 #	0e1S2S3O
h2	0h1Q2Q3O
h2 #	0d1R2U3R
ha	0Q1E263p
ha $	0R1K2P3g
ha :	0d1R3U
hab	0L1K2R3m
habe	0P2K3d
habe*	1Q2E3a
haben	0T1U2G3c
haben #	0m1H3Q
haben wir	1T2O3Y
habi*	1b2H3T
habitacion	0i1L2Q3O
habl*	0F1J2M3p
hace	3U
hace falta	0P1d2P3a
hace la	1Z2T3P
hace un	0T1L2P3d
hace*	0Y2b3H
had	102F3r
had #	1T2P3a
had a	0K1L2P3n
had no	0f1J2N
had the	0e1J2L3c
had three	0S1N2P3f
had to	0U1G2L3k
hair*	0Y1P3a
halb*	0U1c2L3S
hald*	1b2Q3Q
halden	0U1d2O3N
half	0a2Q3N
half $	0c1Z2I3G
half /	0Y1a2N3M
half a	0b1M2d3M
half of	0b1T29
half past	0R1c2S3S
half the	0Q1U2e3R
half*	0d1M2P3Y
halfte	0c1M2T
hall	1f30
hall #	0c1T2U3S
hall $	0S1e2Y3H
hall is	0J1d2e3M
hall*	0T1b2D3U
halle	0R1c2T3S
halle #	0O1h2T3Q
hallo	0I1I2P3o
halt	0f1P3U
halt*	0f1L2T3U
halv*	0P1e3F
halved	0P1f3P
halves	0S2Z3I
han	0l1K2P3L
hand	0P1c2M3Z
hand $	0Z1a2N3Q
hand hygiene	0H1l2R3N
hand offs	0Q1c3R
hand over	0I1b2O3e
hand*	1d2M3N
handbook	0Q1a2Y3Q
handed	0i1O2R3S
handling	0N1e2L
handover	0o1F2N3T
handover end	0i1L2Q3O
handovers	0I1g2e3L
hands	0d1Y2A3N
hands $	1f2I3H
hands it	0j1I2R3P
hands over	0a1T2U3U
hands the	0h1P2T3R
hands to	0g1L2U3T
hang	0Q2e3O
hang*	1Z2a3A
hangen	0Z1Z2P3O
hangs	0M2k3G
hangs together	0J1e2a3N
hangt	1Y2R3Q
hann*	0b1C2G3e
hanna	0Z1I2M3d
hanno	0k1N2S3K
happ*	0T1e2S3P
happen	1b2Y3F
happened	0S1Y2E3b
happens	0T1Y2a3G
happy	0K1J2K3l
harb*	0U1Z2a3M
harbour	0P1a2Y3T
hard	0b1Z2H3S
hard*	0d2Q3K
hardly	0i1Z2J3D
hardware	0a1I2T3c
harl*	0Z1U2U3S
harlow	0e1Q2U3S
harm*	0h1N2T3N
hart*	0h1M2U3P
hartley	0i1M2U3Q
harv*	0O1i2U3F
harvest	0Y1d2J3I
has	0a1S2B3b
has #	0a1R2M
has a	0M1G2H3p
has asked	0c1Y2N3M
has been	0T1U2M3a
has it	0b2S3Q
has no	0d1P2O
has strong	0e1R2U3T
has the	0S1Y2L3b
has three	0f1K2O3b
has to	0T
has two	0r1F2N3K
hasn	0Q1N2b
hasn t	0S1P2e3R
hast*	0n1H2R3L
hasta	0m1I2Q3K
hat	0Q1P283m
hat das	0K1c2Q3Z
hat die	1J2N3c
hatc*	0g1K2e3N
hate	0R1L2L3g
hate*	0F1J2Y3i
hates	0F1J2Z3g
hatt*	0I192J3t
hatte	0H1I2N3n
hatten	1J2P3g
hatten #	1J3e
haul*	0M1j2P3M
haulage	0O1g2R3Q
haus	0Y1b2P3J
haus*	2S3U
have	1K2Z3Y
have #	0h1E2R3e
have $	0T1e2Z3I
have a	0R1M2k3O
have been	0T1T2Z
have no	0f1G2H3Y
have one	0N1g2R3R
have the	0e1P2a3Q
have to	0R1U3Z
have*	0N1c2L3Z
haven	0Q1T2O3d
haven t	0M1Q2R3h
hay	0c1c2J3H
hay que	0i2N3I
he	09182Z3q
he also	0O1S2b3Y
he asked	0M1O2P3j
he d	0K1N3c
he does	0a1H2a3Q
he doesn	0K1P2j3O
he has	0Y1M2R3d
he ll	0K1P2K3k
he s	0K1N2Z3f
he said	0L1O2R3j
he wants	0R1K2g3R
he was	0E1b2M3d
head	0d1K2O3Z
head $	0c2Q3P
head accountable	0e1Q3U
head of	0g1L2J3T
head*	0R1M2k3L
headcount	0O1a2e3I
headcount #	0m1I2Q3S
headcount in	0F1n2U3S
headline	0F1g2g3G
headroom	1M2K3g
heads	2R3Y
heal*	0Q1j2H3L
health	1c2K3S
health #	0f1O3U
healthy	0Z1T
healthy $	0Z1U
hear	0b1C2C3j
hear*	0M1Y3Y
heard	1a2K
hearing	0Q1Y2O
heart	0L2Q3g
heat	0U1d2D3T
heat pump	0P1U2P3f
heat recovery	0R1b
heat*	0a1R2a3O
heating	0h1T2J3S
heating $	0m1O2P3K
heav*	0g1G2P
heavy	0j1L2T3I
heavy $	0c1O3O
heb	0R1I3b
hebb*	0a1Y2K3P
hebben	0b2K3R
hebe*	0b3M
hebergement	0b1a2S3O
hect*	0P2d3D
hectare	0T1g2O3P
hectarea	0f1N2U3Q
hectareas	0f1Q2Q3R
hectares	0N1T2g3Q
hedg*	0e2O3J
hedge	1b2Q3M
hedging	0g1O3S
heef*	0K1N2L3k
heeft	0K1N2J3k
heig*	1Q2c3K
height	0e1Q2R3N
heis*	0J1N2e
heiz*	0c1Y2M3K
hej	0P1M2Q3h
hekt*	0h1O2U3O
hektar	0j1N2U3N
held	0k1M2Q3O
hele*	0a1T2N3U
helena	0k1K2Q3K
heli*	0L1i2U3T
hell*	0J1I2M3p
hello	0H1F2L3p
help	1c3J
help $	0T1b3J
help*	0S1f2D3R
helpdesk	0R1f2Q3P
helps	0U2Q3Z
henc*	0R1P2R3g
hence	0P1P2P3h
her	0M1U2M3h
her $	0L1H2F3m
her :	0h1I2R
her own	0e1U2O3P
herb*	1I2K3e
herbst	0j1O2Q3M
here	0F1T2B3n
here $	1N2S3d
here and	0N1b2P3b
here are	0L1U2O3f
here is	0K1b2R3a
here it	0P1Y2Q3a
here s	0J2N3e
heri*	0h1K2R3Q
heritage	0h1O2S3S
herk*	2a3N
hero	0F1n2J3J
herr	0H1H2M3p
het	0L1O2h
heur*	0U1A2Y3g
heure	1P2a3U
heures	0e1F2N3Z
heut*	0T1R2c3S
heute	0S1T2c3O
heute #	0h1Q2R3S
heute :	0n1K2N3O
hey	0H2N3f
hi	0R192K3p
hier	0K162c3l
hier*	0Q1g2L3T
hierarchy	1d2O3M
high	0k1K3F
high #	0k1L2U3T
high $	0d1R2R3R
high )	0M1h2T
high /	0g1Q2S3R
high effort	0e1M2S3S
high interest	0e1Q2U
high power	0e1P2T3U
high value	0j1J2T3R
high*	0O1R2k3E
higher	0d1U2R3O
highlight	0G1N2l3L
hij	0O1L2L3j
hill*	0T1b2S3U
him	0S1B2D3o
him $	0J1P2K3l
hint*	0E1I2J3q
hipo*	0h1O2Q3L
hire	0T1h2M3G
hire #	0j1K3U
hire*	0h1U2L3I
hired	0n1I2R3K
hired #	0g1O3Q
hires	0b2R3Q
hiri*	0Y1a2U3G
hiring	0b1Y2U3H
hiring freeze	0d1R2T
his	0A14283-
hist*	0j1M3G
historian	0k1M2Q3L
history	2Z3Q
hit	0h1O2T3O
hits	1U2a3U
hive*	0k1J2R3Q
hiver	0i1L2S3T
hmm	0M1H2M3l
hmrc	0j1M2N3M
ho	0R1G2F3j
hoc	0Z2Q3Q
hoch	0r1F2N3L
hoch $	0g1O2S3P
hoch /	0f1P2R3R
hoch*	0R1c3T
hoja	1Y2S3U
hola	0J1F2L3q
hold	0o1C2H
hold the	0Z1N2O3Z
hold*	0a1c2I3I
holding	0j1L2M3O
holds	0U1g2N3H
holds $	0Q1h2M3P
holds it	2a3P
holi*	0a1N2P3c
holiday	0Y1b2U3P
holidays	1N2S3d
holl*	0U1O2P3d
home	1U293f
home #	0h1O3S
home $	0L1c2M3d
home :	2T3R
home*	0Y1e2K3F
homes	0a1Z2O3L
hone*	0b2N3Q
honest	0c2L3L
honestly	0O3Y
honestly $	0H1j2L
hoog	0k1L2Q3N
hoog #	0h1O2T3R
hook	0c2b3D
hook $	0S1Z2d3H
hope	0O1P2L3i
hora	0T1R2I3g
hora*	0o1N2J3L
horas	0j1Q2L3O
horas $	0c1M2R
hore*	0g1P2Q3P
hori*	0Q1E2g3Y
horizon	0a1K2O3a
hors	0Y1Y2O3R
hors*	0U1N2e3L
horses	1O2b3O
hosp*	1b2M3S
hospice	0d1a2M3K
hospital	0S1g3K
hospital $	0S1e2b3F
hospitalises	0d1P
hospitals	1b2R3N
hospitals #	0d1P
host	1a2N3O
host*	0c1I2P3b
hosted	0f1O2U3T
hosted in	0d1R3U
hosting	0h1O2S3S
hot	0P1b2b3J
hote*	0P1b2Q
hotel	0E1f2R3a
hotel $	0L1i2O3R
hotels	0h1N2U3R
hotl*	0f1U2P3M
hotline	0c1Y2R3M
hotline $	0b1Y2S3M
houd*	0h1O2R3Q
hour	0g1S25
hour #	0h1K2U3T
hour $	0e2Q3J
hour and	0S1R2O3f
hour*	1Y2T3O
hourly	0d1S2S3Q
hours	1Z2S3O
hours #	0j1K2U3U
hours $	0U1g2L3E
hours a	0e1U2R3L
hours of	0l1J2U3S
hours per	0M1i2T3R
hours to	1J2P3d
hous*	0d1Z2Z38
house	1Z2a3G
house $	0U1P2U3b
household	0R1c2T3S
households	0g1P2U3U
housekeeping	0n1M2Q3H
housing	0Z1a2O3N
how	0B1m3S
how a	0O1j2K3J
how big	0N1S2i3Q
how did	0E1f2c3M
how do	0M1j2U3S
how does	0L1j2R3T
how far	0E1f2f3M
how i	0N2P3f
how it	0S1Z2b3D
how long	0Z1b2Q3N
how many	0M1f2O
how much	0J1g2b3K
how our	0F1q2M3N
how the	0M1j3G
how to	0E1m2I
how we	0M1g2M3U
hoy	0Z1J2O3b
hq	0a1a2L3P
hr	0Z1Q2M3Y
hr /	0T1a2T3T
hr director	0R1R2P3e
hr r	0g1O2S3Q
hr told	0g1O3T
hrs	0R1d2U3P
hse	0a1Z2O3O
hse (	0b1U2U3U
http*	0T1O2e3Q
https	0P1M2i3P
https :	0R1S2d3R
hub	0c1U3A
hub $	0g1T2M3J
hubs	0Y1d2P3K
hubs*	0h1N2T3R
hubspot	0i1L2Q3P
hudd*	0M1P2U3i
huddle	0O1O2U3g
huec*	0Z1Y2T3Q
huecos	0a2S3P
hui	0f1P2T3R
huis*	0Y1c2P3K
hull	0d1S2T3Q
hull #	0Z1U
huma*	1F2L3h
human	0Z1J2Q3d
hund*	0c2K3S
hundred	0e1Y2N3I
hundred and	0j1N2P3N
hurr*	0R1P3d
hurt	0Z1U2J3e
hurt $	0b1J2L3c
hurt :	0p1G2P3P
hurt*	0M1q2B3A
hurts	0S1j2E3F
hurts /	0k1J2R3O
hurts most	0L1h2P3Q
husb*	0L1N2N3l
husband	0N1P2R3k
hut	0G1Y2P3g
huur	0S1c2T3T
huur*	0L1e2N
hydr*	0c1a2H3O
hydro	0Z2U3T
hydrogen	0Y1c2F3S
hygi*	0P1i2M3K
hygiene	0S1g2O3I
hype*	0g1M2Q3P
hypercare	0Z1U
hypo*	0N1l2L3G
hypotheses	0M1i2T3R
hypotheses pour	0O1g2U3S
hypothesis	0L1j2R3O
hypothesis :	0R1g2S3M
i	0P1J2S3j
i #	1D2h3G
i $	0m1b2L32
i a	0i1O2Q3O
i am	0K1Q2R3l
i asked	1J2P3b
i can	0O1S2S3e
i checked	0T1Q2P3c
i could	0P1Q2S3h
i counted	0P1I2P3j
i d	0a2Y3K
i do	0K1M2L3l
i don	0O1T3a
i e	0h1P2T3N
i found	0N1P2O3i
i got	0S1D2G3j
i had	081T2J3r
i have	0S1U2L3f
i haven	0K1N2P3k
i keep	1R2J3j
i know	0G1M2N3q
i kw	0R1f2Q3L
i like	0N
i ll	0H1Q2I3m
i lost	0j1L2S3Q
i m	051L2L3x
i met	0Z1K2O3c
i nearly	0K1J2R3l
i need	0Q2Z3U
i numeri	0R2T3c
i only	1K2a3d
i promised	0H2H3l
i run	0L1b2O3c
i said	0M1Q2P3i
i say	0g1O2N3P
i see	0T1K2P3j
i should	0K1Z2M3c
i still	0P1P3g
i take	0I1b2O3f
i think	0S1U2C3f
i thought	0L1d2M3c
i told	0U1N2M3h
i tried	0O1c2c3M
i ve	071K2J3v
i want	061f2j3N
i was	0Q1P2B3g
i would	0f1Q2a3L
i write	0K1R2M3k
i wrote	1U2Y3U
ia	0O2T3e
iber*	0o1G2T3T
iberia	0k1K2T3T
iberia #	0a1T
ic	0K1O2f3d
ice	0Y1O2S3a
ich	0B1D3p
ich bin	0H1K2O3p
ich habe	0M1M2Q3j
ich sitze	0P1N2R3k
ich soll	0S1P2S3h
ici	0O2S3e
icon*	0J1F2r3C
icons	0L1G2o3G
idea	0R1U2Y3Z
idea $	0m1P2P3J
idea*	0L1k3D
ideas	0E1s2L3G
idee	0O1Y2Z
iden*	0d1Y2J3K
identity	0d1Y2L3I
idri*	0g1N2P3N
idris	0f1O2Q3O
if	0T1P2d3U
if i	1R2U3b
if it	1O2f3N
if possible	0P1O2g3Q
if that	0J1R2h
if the	0S1d2T3R
if they	0Z1a2R3K
if we	0U2K3b
if you	0S1J2i3R
igno*	0U1L2F3h
ignore	0T1R2J3g
igua*	0Q1Z2P3b
igual	0O2O3b
ihr	0K1J2M3l
ihre	0i1M2T3P
ii	0m1O2J3F
ii #	0b1R
iii	0c1Y2F3D
iii $	0b1Y2K3H
ik	051A2e3t
ik heb	0T1N2I3h
il	0N2M3e
il #	0Z1O2R3a
il a	0E1S2M3p
il cliente	0d1T2Q3J
il en	1I2N3d
il y	0Q1N2O3i
ils	0b1Q2J3a
ils ont	0j1G2P3S
im	0T2H3c
im ersten	0Y2S3O
im jahr	0h1S2O3G
im mai	0c1S3U
im plan	0j1N2R3Q
im portal	0i1K2T3R
im schnitt	0j1M2S3L
imag*	0L1Q2f3T
image	0K1H2p3G
imagine	0J1k2H3T
imke	0a2Q3O
imke accountable	0d1Q2U3T
imme*	0P1L2R3g
immo*	0Y2S3P
immobilier	0Y2S3P
impa*	0i2D3G
impact	0c1a2I3D
impact $	0U1b2R3Q
impacto	0g1N2T3Q
impatto	0c2R3O
impi*	0f1Y2M3G
impianti	0O1g2R3O
impianto	0j1M2R3M
impl*	0Z1Z2R3T
impo*	1e2M3J
important	0c1a2J3M
importe	0b1S
importe #	0c1Q
impr*	0a1Y2D3S
impu*	0i1O2P3R
in	0U1Y2R
in #	0j1T203E
in $	0h1Y2T3B
in %	0f2M3Q
in /	0c1Y2P3O
in :	0o1G2T3Q
in a	0R1E2Y3g
in an	0J1Y2a3b
in april	0Z1J2T3Y
in at	1Z3N
in august	0b1c2J3J
in between	0U1b2R3U
in brackets	0Q2f3O
in class	0R1c2b3I
in de	0G1a2c3Z
in december	0b2T3Q
in der	0b1Z2J3K
in die	0H1i2e3F
in each	0N1i2O3T
in eight	1Z2T3P
in every	0S1c2d3I
in five	0g1T2O3I
in four	1Z2P3T
in front	0U1N2O3g
in green	0K1O2j3M
in hand	1H2b
in her	2a3O
in het	0I1Y2Y3Y
in house	0l1R2J3M
in it	0N1Y3Z
in january	0Y1c2M3J
in june	0e1M2F3Y
in k	0R1j2Q3N
in kt	0J1k3T
in law	0S1Q2Q3c
in leeds	0j1L2T3O
in lyon	1a2Q3O
in m	0a1b2L3F
in march	0c1P2I3Y
in may	0l1G2Q
in minutes	0I1m2U3P
in month	1c2L3N
in my	0P1H2L3j
in nine	0m1J2S3L
in november	0l1J2S3P
in numbers	0K1n2O3L
in on	0K1b2Z3e
in one	0O1i2Q3S
in order	0k1L2T3S
in our	0O1Z2e3K
in parallel	0h1N2R3P
in piu	0i1N3Q
in prozent	0R1a2Y3R
in q2	0d1R3U
in q3	0h1N2U3P
in ritardo	0Y1Z2S3Q
in september	0c1F2O3b
in seven	0i1L3U
in short	0J1Z2P3g
in spring	0i1L2U3Q
in ten	0N1c
in that	1e2J3P
in the	0S1R2U3a
in their	0I1K3g
in this	1Q2O3c
in three	0S2J3c
in time	0a1N2d3M
in total	0d2N3L
in town	0g1P3P
in tre	0Y1Y2S3L
in two	1c2N3H
in venlo	1R2N3b
in week	1e2L3I
in words	0K1Y2K3j
in writing	1b2L
in year	0m1I2T3P
inbo*	0O1a2K3e
inbound	1a2S3Q
inbound #	0P1e
inbound logistics	0g1N3U
inbox	0L1S2O3h
inci*	0a1a2K3G
incident	1b2M3J
incidents	1a2R3Q
incl*	0b1Q2M3Z
includes	0c1M2R
inco*	0d2H3E
income	0d2H3F
income #	0i1N2S3Q
income $	1Z2U3T
income :	0O1f2U
incr*	1T2Y3Y
increase	0P1Y2d3S
inde*	0N1h2G
independent	0P1c
index	0H1n2L
index #	0Q1d3T
indi*	0Q1g2U3C
indicative	0U1J2f3L
indice	0D1r2Q3M
indice de	0D1q2U3R
indu*	0f1R2U3M
industria	0f1O2T3R
industria #	0g1O2T3R
industrial	0a1U2S3R
industrial #	0R1b
industry	0c1h2M3L
ines	2Y3Q
ines )	0T1a2T3U
infe*	0h2I3F
infection	0i1Q2P3N
infl*	0Z1Z2I3S
inflation	0f1Q2R3P
inflation #	0d1R3T
influence	0o1I2N3H
info*	0l2734
inform	0e1Q2S3Q
informado	0g1O3S
informado $	0e1Q3T
information	1d2O3M
informatique	1Z2T3R
informe	0d1R3T
informed	0h2H3F
informed $	0q1G2O3K
informiert	0m1L2Q3M
informiert $	0l1L2Q3N
infr*	0q1D2L3I
infrastructure	0m1I2O3M
infrastructure people	0g1P2T3R
inge*	0i1O2P3Q
ingr*	0S1Y2S
ingreso	0Z2Q3Q
ingreso por	0c2O3O
ingresos	0S1c2U3U
ingrid	0b1G3Y
init*	1g2R3J
inju*	0R1d2T3R
injuries	0S1c2U3T
inkl*	0M1U2R3f
inklusive	0H1Z2Q3i
inko*	0b2R3O
inne*	0n1I2O3K
innendienst	0j1M2Q3N
inpu*	0h1O2Q3K
inputs	0k1M2P3K
inputs :	0h1M2S3O
inqu*	0i1I2H3S
ins	0a1H2M3a
insc*	0R3Z
inse*	0b1P2S
insi*	0S1L2j3P
inside	0b1Q2g3F
inside the	0Z1I2f3N
inso*	0p1F2M3L
insolvent	0i1O2R3P
insp*	0d1M2P
inspeccion	0d2T3K
inspection	0c2S3O
inspects	0c1R
inst*	0o1S233D
instant	0U1b2U3S
instead	0b2K3Q
instead of	0p1I2L3H
institute	0T1b3R
instruments	0g1N2U3S
insu*	0b1e253K
insulation	0S1c2S3P
insurance	0c1U2K3O
insurer	0Z1a2H3M
insurer s	0O1g3Q
insurer wants	0f2O3N
inta*	0f1I2Z3K
intake	0h1H3L
inte*	0a1a2A3P
integracja	0d1R2U3R
integrates	0f1O3T
integration	0d1c2H3C
interdependiente	0S1c2U3R
interest	0f1Y2C3F
interest #	0b1R2U3U
interest )	0d1R2T
interest :	0g1N2T3T
interested	0j1G2Z3M
interface	0d1O2U3T
interim	0Y1Z2T3P
intern	0H1Y2L3g
internal	0N2c3T
internal audit	0N1a2T3c
interne	0P1b2S3Z
internet	0S1O2U3d
interview	0U2R
interviewed	0f1J2Q
interviews	0U1d2L3R
interviews #	0e1Q3T
into	0T1Q2e3T
into a	1G2a3Z
into it	0g2L3L
into one	0U1f2P3Q
into the	0i1F2L
intr*	0k1C2H3S
intranet	1P2M3b
introduced	0i1M2U3R
inve*	0Z2T3P
invece	0T1K2R3e
inventaire	0b2O3L
inventory	0e1S2S3Q
inventory is	0h1M2U3T
inversion	0h1N2U3S
invest	0f1N
invest #	0e1P
invested	0k1K2P3P
investment	0K1U2f3T
investment committee	0I1J2i3b
investor	0U2b3J
investors	0S1j2I3F
invi*	0e1E2J3b
invo*	0Y1d2A3P
invoice	1T2H3Z
invoices	0j1R2K3F
invoices $	0i1L2T3P
invoices to	0g1P2P3Q
inwe*	0S1d2T3O
ipo	0e2O3J
ir	0T1d2U3S
irel*	0h1O2U3Q
ireland	0i1N2U3P
ireland #	0a1T
iron*	0J1K2O3l
irr	0c2R3R
irri*	0b1Y2O3P
irrigation	1c2P3Q
is	0Z2H
is "	0P2L3e
is #	0i1T273M
is $	0L1A2f3e
is :	0h1M3S
is a	0T1a2H
is about	0Y2U3U
is accountable	0b1T
is and	0P2Y3Z
is asked	0i1M2R3O
is at	0R2L3e
is back	0b1c2K3L
is built	0P1d2N
is cheap	0Z1c2S3K
is cheaper	0R1h2N3J
is churn	0M1h2S3P
is closed	0i1P3O
is done	0d1Q
is down	0T1e2N3J
is due	0N2S3d
is fine	0D1Q2k3T
is free	0k1K2R3L
is from	0U1B2d3h
is full	1U2K3b
is gone	0S1I2b3Z
is het	0e1O2R
is hosted	0d1R2U3U
is in	0R1K3f
is it	0o152H3S
is made	0I1m2Q3S
is my	0P1I2L3n
is new	0m1I2Q3M
is no	0P1b
is not	0L1U2S3j
is now	0h1M2P3Q
is off	0f1H2O3Y
is on	0U2G3c
is one	1L3a
is open	0i1O2U3O
is our	0Q1k2S3B
is out	0T1e2O3O
is over	0K1l2T3O
is paid	0Z2U3U
is red	0e1T2R3U
is staff	0g1N3T
is still	0a1H2S3c
is that	0N1g2U3G
is the	1e2L3P
is there	0Z1c2K3I
is this	0d1Q2Q
is too	0J1e2S3a
is two	1K2Q3d
is under	0K1i2T3Q
is up	0j1K2Q3O
is what	0c3K
is where	0K1d2U3T
is why	0j1R2R3I
is within	0e1O3U
is worth	0e1Y2O3H
ish	1R2a3U
ish $	0U1H2e
isla*	0Q2R3b
island	0R1Y2S3Y
isn	0J1e2S3Y
isn t	0O1c3U
isol*	0T1c2R3N
isso	0H1K2M3m
issu*	0p1J2K3H
issue	0c1U2R3P
issues	0j1L2Q3N
ist	0Y1R2T
ist $	0P1m2Y3D
ist das	0k1I2N3P
ist der	0k1K2Q3O
ist die	0l1L2M3K
ist ein	0T1H2Q3i
isto	0K1H2M3n
it	0U1M2b
it "	0H1c2N3i
it #	0e1C2L3a
it $	0P1U
it (	0m1J2S3R
it )	0c1R3U
it :	0d1e263N
it all	0a1Q2a3P
it and	2F3a
it as	0a192h3J
it at	0L1a2d3U
it back	0j1H2O3T
it be	0e1G2c3J
it before	0U1M2L3f
it between	0e1P3U
it burns	0M1Z2h3K
it by	0h1Y2M3K
it can	0O1h2Q3P
it comes	0a1U2O3U
it costs	1a2N3J
it does	0e1U2P3M
it down	0Z1O
it ends	0H1K2a3f
it for	0g1B2Q3b
it from	0d1Z2Q3M
it gets	0G1f2Y
it goes	0i1G2Q3S
it has	0Z1N
it head	0c1S3T
it i	0L1O2M3j
it in	0O1C2k3U
it into	0S1d2T3R
it is	0b1P3T
it isn	0f1K2e3J
it means	0i1N2S3Q
it needs	1K2e3N
it not	0S1d2U3Q
it on	0K2c
it ourselves	0R1M2Q3g
it out	0J2Z3b
it pay	0i1M2U3T
it pays	0R1g2Q3R
it s	0M3Y
it should	0S1D3f
it since	0J1f2R3Y
it so	0J1J2g3Z
it stands	1M2e3N
it the	0f152N3a
it three	0N1M2h3P
it to	0P1N2b3a
it up	0R1G3c
it was	142S3e
it which	1O2P3d
it with	0G1R2j3d
it would	0S1N2Y3c
ital*	0Y1I3c
italy	1I3b
italy #	0f1R2U3T
item	0R1T2J3e
item #	0N1Y2J3f
item*	0Y1O2U3b
items	1P2U3b
its	0O1g3J
its own	1Z2O
itse*	0d1a2J3P
itself	0c2K3R
iv	0P1g2O3O
ivo	0e1R2U3Q
j	0a1I2D3e
j $	0f1S2Q3J
j ai	0T1M2J3g
ja	0B183s
jaar	0d1Z2D3A
jaar #	0k1K2R3N
jaar $	0Y1a2Q3O
jahr	0Z2E
jahr $	0c1R2K3U
jahr*	0k1T2H3B
jahre	0f1U2L3H
jahresabschluss	0U1a2U3R
jak	0Y2R3N
jalo*	0j1O2Q3P
jama*	0O1b2L3c
jamais	0S1c2O3U
jan	1c2S3N
jan #	0P1f2S3P
jan $	0c2P3M
jan :	0c1U2Q3O
jan feb	1b2S3O
jane*	0l1M2R3N
janeiro	0h1O2S3Q
janu*	0d1e2B38
januar	0Z2R3P
january	0c1Z2D39
january #	0h1N3T
january $	0c1Z2I3H
janv*	1a2S3P
janvier	0U1b2U3P
jard*	1h2L3H
jardin	0Q1g2K3K
je	0I1N2U3l
je #	0U1e2S3M
je sors	0O1L2R3j
je suis	0J1L2O3l
je vous	0N1N2P3i
jede	0e1D2f3J
jede*	1P2e3O
jeder	0U1b2S3Q
jedn*	0P2j3E
jedna	0Q1U2f3O
jednej	0O1Y2f3I
jefa*	0e1S3T
jefatura	0f1Q2S3Q
jens	0d1M2O
jest	0J1Q2F3m
jesz*	0L1L2N3j
jeszcze	0K1J2M3k
jeszcze nie	0L1O2Q3i
jetz*	0I1Y2M3g
jetzt	0M2Q3d
jetzt eine	0M1G2Z3e
jeug*	0Z1Y2T3P
jo	0a1L2M3Z
joan	0f2Q3L
job	0a2D3U
job $	0e1Y2M3O
jobs	0O1k2O3J
jobs #	0d1P
join	0j2L3M
join*	1a3G
joined	0b2S3Q
joiners	0S1g2S3M
joins	1i2G3E
joins #	0T1b3R
joint	0Z2R3O
jointe	0I1T2b3d
joke	0R1K2a3Z
joke $	0M1Q2b3a
jona*	0b1O2O3d
jonas	0e1O2O
joos*	0N1O2Q3i
joost	0J1N2N3k
jour	1O2b
jour*	0h1T2Q3B
journee	0U1L2e3N
jours	1c2Q3O
jove*	0U1f2O3L
jpg	0E1Y2j3C
jpg )	051e2h3H
judg*	0Z1Z2J3S
judge	0c1a2L3N
juge*	1d2P3M
jugend	0h1Q2R3O
juil*	0f1Q2T3S
juillet	0f1P2S3R
juin	0r1D2R3L
juin $	0k1N2S3M
jul	0Y1a2M3L
jul #	0Z2U
juli	0Y1a2P3J
juli $	1b2P3N
juli*	0Q1M2f3U
julio	0S1Q2f3N
july	0i2D39
july #	0i1K2U3R
july $	0T1h2H3L
jump	0U1c2b3D
jump out	0K2f3J
jump*	0O2h3K
jun	0b1Y2M3J
june	0b2M3Q
june $	0d1Z2C3N
jung*	0N1c2J3e
juni	0U1k2J3E
juni $	0l1L2U3M
juni*	0e1Z2J3O
junio	0i1L2S3S
juniors	0b1b2O3P
junt*	0h1M3T
junta	0f1O
juri*	1d2N3I
juridico	1Z2R3Q
juridique	1b2S3P
jury	2Q3Y
jusq*	0R1J2a3b
jusqu	0T1I2a3a
jusqu a	1K2Q3e
just	0F162o3a
just a	0T1D2m3H
just the	0N1T2k3I
juve*	0h1N2R3P
juventud	0g1N2Q3P
k	0b283U
k #	0Z2S3R
k $	1O243f
k (	0Y
k )	0a1T2U
k /	0b1R
k :	0R1c
k =	0L1i3U
k a	1Z2S3P
k and	0p1G2U3R
k in	0j1J2U3R
k payload	0c1R
k satisfaction	0b1S
k to	0g1M
kaff*	0S1B2I3i
kaffee	0H1L2P3l
kam	0N1R2T3f
kame*	0q1I2J3E
kamen	0k1N2N3M
kan	0I1k2a3E
kand*	0Z1N2T
kant*	0Z2H
kantine	0j1L2S3P
kapi*	0S1c2T3S
kari*	0e1P2T3R
kart*	0Y1J2Y
kase	0c1R
kase #	0c1R
kass*	0d1a2D3H
kassel	0c1M2S3Y
kauf*	0e1R2S3R
kaufpreis	0c1T2T3U
kaufpreis #	0a1U
keep	0O2h3R
keep #	0l1J2T3Q
keep asking	0J1Z2N3f
keep it	0C1l2d3K
keep the	0P1Z2i3D
keep*	0T1Y2P
keeping	0Z1R2M3c
keeps	1Z3O
keeps #	0e1P3T
keer	0U1M2f3Q
kein	0S1N2d
kein*	0S1U2d3N
keine	2a3H
kell*	0P1a2O3b
keller	0Z1M2P3b
kenn*	0M1I2g
kept	0K1P2a3e
kerb*	0g1N3U
kest*	0U1c2T3S
kestrel	0U1a2U3T
kett*	0O2Z
kettle	1I2Z3a
key	3O
key account	0l1O2O3O
keyb*	0R1P2T3g
keyboard	0P1M2R3i
keys	0Z1E2L3f
kg	1Z2S3Q
kg #	0c1S
kick	0c1c2K3J
kick off	0c1Z2O3N
kids	0c1I2T3Z
kier*	0f2J3G
kierownik	0l1L2Q3N
kill	0f1S3F
kiln	0e1P3U
kiln*	0Y1c2L3M
kilns	1d2P3O
kilo	0g1N3T
kilo*	1U2D3Y
kilometer	1I2P3e
kilos	0n1H2P3M
kim	0g1J2M3a
kind	0G1C2P3r
kind regards	0I1P2N3k
kind*	0R1P2i3J
kinder	0l1I2R3R
kinder #	0e1P
kinderen	0f1O2T3Q
kindly	0H1L2h
kios*	1b3K
kiosk	0c1O2b3O
kiosks	0P1g2O3P
kis	0n1M2O3I
kit	1K2O3d
kita	0R1U2P3d
kitc*	0Z1U2D
kitchen	0b2I3S
kitchens	0Z1H2N3e
klan*	0a1Q2J3Y
klant	0j1D2K
klanten	0U1b2T3N
klas*	0a2H3Q
klassenfahrt	0S1e2O3K
klau*	0Z2S3U
klei*	0R1P2e3U
klein	0S2h3G
klie*	0j2I3C
klin*	0Q1g2R3N
km	0p1K2K3I
km #	0f1O2U
km $	0Y2T3R
km /	0m1I2R3O
km a	0h1L3U
km next	0b1S
knap*	0f1O2Q3S
knapp	0f1P2R3S
knew	0Y1c2R3J
knot*	0j1M2R3O
know	1H2R3f
know $	2I3Z
know how	0i1I2R3c
know i	0J1O2M3k
know if	0H1O2c3b
know the	0T1I2f3U
know what	0R2L3d
know where	0d1K2Y3R
know which	0J1d2Q3d
know*	0S192L3o
known	0Y1K2N3e
knows	0T1B2Q3i
knows $	1P2Q3b
kole*	0O1T2F3h
koll*	0R1G2M3j
kolo*	0U1S2Z
komi*	0S2Z3T
komm*	0S1e2H3R
kommen	0i2K3K
kommt	0N1j2S3M
komp*	0d1O2c3M
komt	0j1M2T3Q
komt van	0d1Q
koni*	0Z1N2O3a
koniec	0c1L2R3Z
konk*	0a1K2K3a
konn*	0P1c3P
konnen	0L1a2a3R
kons*	0j1K2R3O
kont*	0g1T2P3L
koop*	0Z1b2R3J
kope*	0a2O3O
kopen	0Y1a2P3O
kopp*	0f1Q2U3T
koppeling	0d1R2U3T
kort*	0g1K2L
kost	0i2M3J
kost #	0o1H2N3N
kost*	1i2B38
kosten	0g2K3G
kosten #	1b2O3M
kostet	1b2M3F
kostet #	0f1P2S3M
kosz*	0p1H2Q3N
koszt	0l1J2S3O
koszt #	0c1S3T
kowa*	0f1P3T
kpi	0Q1Q2g3M
krak*	0Y1J2M3g
krakow	0h1N2T3T
kran*	0I1Z2I3f
kred*	0O1g2S3P
krij*	0e2L3K
krijgt	0m1K2K3I
krot*	0R1a2K3Y
krotko	0Y1N2O3f
ksie*	0S1J2L3g
kt	0a1Z2L3I
kt #	0n1J2T3R
kt $	0Y2T3U
kt at	0Q1d
kt per	0Z2S3R
kuch*	0S1b2K
kuche	0T1d2S3O
kuchen	0R1Z2O3Z
kuhl*	0b1R
kund*	0c2D3R
kunde	0p1J2P3H
kunde meldet	0j1J2S3O
kunden	0h1K2L3U
kunn*	0b1b2T3N
kunnen	0b1a2R3O
kurz	0P1R2K3h
kurz*	0d1Z2M3J
kw	0Z1b2L3I
kw #	0l1M2S3Q
kw $	0a1a2N3I
kwam*	0c1R3U
kwar*	0U1b2P3U
kwh	0g1M3U
kwie*	0j1Q2N3L
l	0U2T
l #	0i1M2R3P
l $	0j1J2N3P
l an	0i1N2S3P
l anno	0j1M2P3N
l architecte	0M1U2Q3f
l assureur	0Y1O2S3c
l eau	0R1a2L
l enquete	0T1d2M3U
l obiettivo	0a1Z2T3O
l olio	0L1h2S3N
l1	0p1G2M3L
l2	0m1I2R3O
l3	0m1I2M3L
l4	0m1J2Q3P
la	0R1a2K3Z
la $	0I1J2b3e
la bodega	0K1b2P3a
la cooperativa	0M1i2Q3M
la de	0Q1D2P3l
la demanda	0i1O2R3R
la direction	0m1K2N3J
la frequentation	0h1N2T3Q
la linea	0d2P3J
la machine	0Q1N2d3a
la mairie	0H1b2d3S
la marge	1b2Q3M
la meta	0k1M2P3N
la mitad	0P1f2L3R
la nappe	1Z2R3P
la page	0M1f2c3N
la prensa	0Z1Y2Q3L
la reunion	0F1e2O3b
la web	0T1P2O3f
laag	0n1I2Q3M
laag #	0d1R3U
laat	0Q1N2f3P
laat*	0j1N2P3M
laatste	0k1N2P3L
lab	0j1F2O3U
lab $	0c1Q2Z3O
lab system	0j1K2U3R
labe*	0c1M2c38
label	0g1S2Y3E
label #	0a1S
labels	0e1J2e3N
labo*	0c1a2N3L
labor	0f1Q2T3P
laboratorio	0f2R3K
labour	0T1b2U3U
labs	0l1O2T3L
ladd*	0U1Z2a3L
ladder	0S1Y2c3L
lado	0N1M2d3Y
lado*	0e1O2S3T
lados	0e1Q2R3S
lady	1J2c
lag	0S1F2P3g
lage	0U1b2O3O
lage*	0c1c2G39
lager	0b1b2H3C
lager $	0R1e2R3O
lake	0g1S2L3H
lake $	0N1h2R3N
lamb*	1b2P3M
lami*	1T2S3a
lanc*	0c1Z2M3H
lancamento	0N1j2S3M
land	0b1S2S3Q
land #	0f1N
land $	0P1Y2S3a
land*	0a1K3a
landfill	0e1S2U3T
landfill $	0e1R2U3T
landing	0f1P2O3S
landlord	0a1A2f3T
lane	0Z2S3O
lane*	0F1i2c3L
lanes	0I1h2a3L
lang	0g2M3I
lang*	0S1c2U3N
lange	1a2N3M
lange $	0R1e2N3L
langer	0e1Q2T3T
language	0U1O2b3T
laps*	0f1T2Q3O
lapse	1b2R3R
lapsed	0c1R3T
lapt*	0U1T2G3f
laptop	1K2K3h
laptop $	2R3U
laptops	0U1b2S3O
laptops #	0e1P
larg*	172o3A
large	0Z1I2c3M
large $	0M1P2h3N
largest	1K2d3J
lark*	0a1Y2P3P
larkfield	0a2R3Q
lars	0Y1e2M3J
las	0Z1Z293U
las #	0U1J2T3f
las ventas	0P1e2S3P
last	1R2d3Q
last #	0F1n2S3T
last night	0N1c2Q3c
last one	0E1Z2E3j
last page	1Q2f3I
last quarter	0Y1c2T3N
last slide	0Y1A2n3E
last time	0U1G2a3Y
last week	0M1f2P
last winter	0k1K2U3R
last year	0a1Y3C
last*	0O1a2N3f
lasts	0Z1Y2Q3P
lat	0j1M2Q3R
lata*	0i1L2T3S
late	0e1Q2D
late #	0Z
late $	0b1R2P
late (	0d1P
late :	0g1Q2S3Q
late*	0P2d3R
latency	0T1a
later	0S1S2a3Y
later $	0L1Z2c
lati*	0f1P2T3S
lauf*	1e2J3G
lauft	0P1l2H3F
lauft eine	0R1h2O3K
laug*	0N1K2K3p
laugh	0U1H2K3k
laughed	0J1P2R3j
laun*	1f2G3I
launch	1d2J3J
lava*	0g1N3S
lavo*	0U1a3S
law	1b2J3S
law #	0k1M3P
law and	0m1M2R3K
laws*	0a1M2O3a
lawsuit	0a1L2P3Z
lawy*	0P1H2L3m
lawyer	0d1L2R3Y
lawyers	0J1J2O3m
lay	0E2j3N
laye*	0c1e2S3A
layer	0l1T2S3F
layers	0R1c2Z3K
layers $	0T1d2R3P
layo*	1a3N
layout	0O1f3L
lbo	0e1P2U3S
lbo #	0d1R2U3T
le	0S1U2S
le #	1d2K3G
le comite	1d2S3N
le maire	1M2N3g
le nouveau	0c1U2T3P
le prix	0T1U2f3J
le reste	0K1L2N3k
le taux	0R1c3S
lead	0e1O2P3S
lead $	0E1k2c3H
lead (	0e1Q3U
lead :	0n1H2P3O
lead a	0f1P2U3S
lead is	0g1P2S3P
lead time	0Y3T
lead times	0i1N2P3Q
lead*	1f2S3C
leader	0P1f2Q3P
leadership	0F1m2Z3L
leads	0k1S2I3H
leads $	0i1N2O3O
leads :	0c1R2U3U
leaf*	0N1h2c3I
leaflet	0N1e2g3K
leag*	0J1h2c3P
league	0J1e2d3N
leak	0U1d2R3P
leak*	0T1i2I3E
leakage	0c1Y2O3L
leaks	0S1e2S3P
lean	0o1I2M3H
lean to	0m1L2L3J
lean*	0q1E2I3F
leans	0p1J2K3H
lear*	0U1c2I3R
learned	0F1j2T3b
learned from	0H1m2U3S
learning	1c2P3K
leas*	0Z2P3T
lease	0i2E3L
lease #	0R1c2U
lease in	0T1d2Q3Q
leases	0a1P3Y
leasing	0d1S2I3S
least	0O1a2c3O
leav*	0T1U2a3S
leave	0L1b2c3S
leave #	0b1S
leave $	0Q1f2N3J
leave in	0a1Y2N3N
leave it	0D1K2a3h
leave out	0L1K2Y3c
leave the	0I1S2j3R
leavers	0k1L2N3N
leavers #	0d1R3U
leaves	0u172H3L
leaves #	0f1R2R3R
leaves :	0b1U2T
leaving	0i1L2K
lect*	0Y1e2J3J
led	0i1R2O3K
led by	0k1M2U3O
lede*	0Y1Z2R3P
ledg*	1Y2R3Q
ledger	1Y2S3R
leed*	0j1Q2L3N
leeds	0j1R2L3P
leeds #	0j1L2U3S
leeds $	0k1K2T3N
leer*	0Q1g2Q3M
left	0Q1R2f3Q
left #	0h1L
left $	1D2Y
left and	0N2g3M
left in	0U1a2S3R
left the	1U2Q3a
left to	0O2e3J
lega*	0e263Q
legacy	0d1P
legacy #	0e1O
legal	0d1Y293P
legal #	0h1P2U3R
legal $	2M
legal :	0d1R2U3S
legal advice	0e1P
legal c	0i1P2U3P
legale	0e1R2U3T
legale consultato	0b1T
lege*	1N2d3N
legg*	1R2L3b
legi*	0S1d2N3O
legt	0j1L2R3O
lehr*	0O2S3d
leid*	0R1L2b3Z
leider	0N1M2a3a
leip*	0Z1Z2N3I
leipzig	1d2M3J
leipzig $	0Y1Z2P3N
leis*	0N1l2Q3H
leit*	0a1Y2I3P
lena	1U2R3a
lend*	0Y1R2Z3N
lender	1c3K
lenders	0c1I2b3Z
lending	0h1M2U3U
leng*	0f1H2b3K
length	1K2f3N
leni*	0c1R
lening	0d1Q3U
lenk*	0N1Y2e3J
lenkungskreis	0J1Z2d3J
lent*	0f1Q2T3T
lento	0j1L2Q3O
leo	0Z1N2S3e
lepi*	0L1f2M3U
les	0Y1Y3L
les #	0i1N3T
les fuites	0e1Q2T3S
les patients	0b2R3R
less	0h1N2T3N
less $	0k1M2O3O
less than	0d2R3N
less*	0R1Z2S3a
let	0U172e3d
let it	0Y1G2g3F
let me	0H1G2G3s
let s	0Z1N2T3Z
let the	0L1J2n3H
lett*	0S1Q2h3M
letter	1F2a3d
letter $	0O1Y2e3O
letters	0O1S2j3R
letto	0Z1b2N3H
letz*	0P1Q2I3i
letzte	0M1T2M3g
leut*	2J
leute	1Z2K
leve*	1d2R3E
level	1U3T
level #	0m1J2S3P
level $	0H1Z2i3P
levels	1d2R3E
levels $	0d1F2e3P
levels back	0Y1U
lever	0b1P2Y3G
lever $	0a3N
leverage	1c2L3Q
leverage #	0P1e
leveranciers	0J1k2N3N
levert	0Y1Z2Q3M
li	0h1O3P
libe*	0o1I2N3K
libr*	0U1b2N3U
library	1b2S3P
lice*	0e1Z2A38
licence	0g2N3I
licence #	0f1N2U3R
licences	0U1Z2U3U
licencia	0e1S2S3U
license	0a1Z2P3L
licensing	0f1P2U3T
licz*	0M1e3S
lieb*	0I1H2i3b
lief	0T1N2Q3d
lief*	0h1U2N3G
lieferant	0S1Y2O3Z
lieferanten	0h1O2R3N
liefert	0i1L2P3N
lieg*	1c2L3I
liegen	0k1L2O3O
liegt	0U1b2R3P
lies*	0d1K2S3Y
liest	0Y1L2Q3c
life	0h1Y2H3I
life $	0n1J2L3J
lift	1Q3b
lift shaft	0U1c2T3M
lift*	0h1S2P3O
lifts	0h1N2S3R
ligh*	0P1S2g3O
light	0K1U2j3F
lights	0T1T2Z3U
lign*	0R1M2m3F
ligne	0Y1P2f3I
like	001f2d3Y
like :	1f2J3N
like a	021T2j
like for	0S1b3U
like it	1R2P3b
like the	091d2i3I
like this	0R1e2L
like to	0H1M2P3n
like*	0c1T2S3O
liked	0J1T2M3j
likelihood	0M1h2b3K
likely	0t1B2K3H
likely medium	0g1O2T3R
likely minor	0h1Q2T3Q
likely moderate	0h1M2T3Q
likes	0g1K2Z3H
limi*	1e2S36
limit	0R1g39
limit $	0C1r2I3H
limit is	0h1N3S
limited	0i1N2S3P
limits	0O1h2S3Q
limp*	0p1I2N3G
limpeza	0k1O2R3J
limpieza	0g1Q2T3Q
lin	0d1J2M
lind*	0Z1T2D3Z
linde	0j1M2T3N
lindgren	0O1a2K3Z
lindqvist	0Y2G
lindqvist $	0a1I2M
line	0N1T2l3D
line #	0O1h2M3P
line $	0Z1U2a3A
line and	0U1G2c3b
line at	0U2d3K
line chart	0N1U2d3L
line for	0M2e3L
line i	0S1N2U3d
line is	1c2L3Q
line manager	0e1Q2T3S
line mgr	2T3S
line with	0e1H2e3H
line*	0T1Z2f30
linea	0S1Z2c3A
linea $	0f1Q2P3S
linen	0U1M2d3Q
lines	0L1f2e3B
lines $	0e2K3N
lines of	0M1b2c3T
ling*	0i1M2T3R
linguas	0h1N2U3S
linh*	0H1d2h3M
linha	0H1f2c3U
linha #	0J1i2c3I
lini*	0e1C2c3I
linie	0f1I3L
link	0L1L2h3c
link*	0T1U2c3T
linkedin	0J1b2Q3h
links	0Z1I2c3J
liqu*	0h2M3I
liquidity	0f2M3I
lis	0g1J2P3R
lisb*	0Y1R2L3b
lisboa	0N1f2Q3T
lisbon	0b1I2O3h
list	0b1Z2C3N
list $	0m1K2N3K
list for	0R1Z2M3Y
list from	0K1l2S3J
list price	0d1Q3S
list to	0U1b2S3Q
list*	1P2b3R
lista	1K2g3I
listed	0a1T
listen	0b1Z2Q3I
listens	0U2P3Z
listens to	0M1d2Q
listing	0f1P2U3Q
lists	0T1H2h3I
lists to	0i1O2R3Q
lite*	0K1Z2g3O
liter	0S1d2Q3P
lith*	0h1Q2P3M
lithium	0a2S3P
litr*	0d1Y2J3G
litre	0N1h2S3U
litres	0d2N3K
litt*	0c1T3Q
little	0a1Q2c3N
little $	0e1K3P
little effort	0g1N2T3U
live	0q1Q2B3A
live #	0d1T2T3U
live $	0e2N3K
live in	0k1J2T3S
live is	0R1d2Q3R
live*	1F2O3h
livi*	0b1d2L3K
living	0a1c2K3K
livr*	0L1k2Q3L
ll	0G1E3o
ll be	0N1P2N3j
ll go	0O2f3P
llam*	0Q1G2M3j
llama	0L1L2N3k
lleg*	0a1S2K3Z
llega	0i1Y2O3K
llen*	0h1Q2Q3K
llev*	0S1G2K3l
lleva	0a1L2S3Z
lo	0Q1R2N3g
lo de	0P1c2F3a
lo del	1M2I3g
lo hace	0i1O2T3N
lo que	0T1T2b
load	0c1Y2G3H
load #	0d1R
load*	0Y1K2Y3Y
loan	0d1I2L3c
loan #	0l1H3S
loan b	0Z1U
loan*	0b2T3O
loans	1Z2S3M
lobb*	0a1J2Q3b
lobby	0U1J2R3d
loca*	0k2832
local	0o1N2C3B
locales	0f1P2U3U
location	0Q1f2U3L
lock	0b1F2M3d
lock in	0e1O2T3Z
lock*	1U2F3Z
locked	0d1J2R
locker	0P1g2L
locker $	0a1N2Q
lodz	0j1L2U3R
lodz*	0g1N2T3P
lodzi	0j1L2R3M
log	0j1D2P3Y
log $	0f1N2T3U
logg*	0j1K2Q3Q
logi*	0c1Y3B
login	0U1b2R3P
logistica	0h2L3J
logistics	1R2Z3T
logistics $	0Y2M3Z
logistics (	0d1R2U3U
logistics :	0N1g2T3T
logistik	0i1M2Q3Q
logistique	0a2M3N
logo	0B1F2n3g
logo*	0Q1U2j3K
logos	0O1U2h3M
logs	0l1J2O3K
lohm*	0Y1L2Q3c
lohmann	0Z1L2Q3c
lohn*	0b1a2L3K
lohnniveau	0e1S2Q3R
lohnt	0M1i2N3L
loja	0f1T2U3N
loka*	0N1h2P3N
lol	1I2R3g
lola	0L1J2b3f
long	0G1c2M3f
long $	0S1e2M3P
long day	0L1H2L3n
long story	0P1O2N3g
long will	0R1h2S3O
long*	0U1d38
longer	1g2H3G
longer than	0b1T2T3S
longest	0P1Z2a3J
look	0Q1O2p3I
look as	0J1M2m3N
look at	0U2Q3a
look like	0L1K2m3I
look up	0K1Z2b3Y
look*	1b2P3T
looked	0Q1c2K
looked at	0d1a2M3C
looking	0U1Y2Q3Z
looks	0e1L3L
loom	0U2Z3N
loop	0U2O
loop*	2L3Z
lorr*	0e1L2N
los	0T1S2b3S
lose	0T1c2I
lose*	0c1a2L3H
loses	0e1b2K3F
losi*	0U1f2K3J
losing	0a1d2J3F
loss	0a3K
loss of	0d1S2T3T
loss ratio	0h1M
loss*	0a1Y2O3Q
losses	1Z2R3S
losses #	0c1R3U
lost	0c1Y203T
lost #	0a2P3K
lost $	0P1f2R3N
lost the	0P1b2K3b
lost time	0f1O
lost to	0N1M3h
lot	0b1E2T3b
lot #	0g1O2U3Q
lot $	0Q1I2N3j
lot :	0f1Q3T
lot of	0g1O3P
lots	0U1b2I3U
lots of	0f2L3H
lott*	0h1L2U3S
lottery	0i1J2U3S
loud	0F1Q2K3l
loud $	0L1N2R3j
loud*	0Z1R2P
loudly	1R2P3Y
love	0I1T2T3i
love*	0M1B2c3e
loved	1M2O3h
lovely	0F1G2g
lovely $	0M1M2e3Y
low	0p1L2L3H
low #	0m1J2U3T
low $	0m1K2M3K
low /	0j1O2Q3P
low cost	0S1b
low effort	0k1M2S3N
low value	0m1L2T3O
lowe	0f1S2S3Q
lowe*	0c2M3K
lower	0a1Y2O3J
lowest	0N2g3M
loya*	0m1P2E3C
loyal	0g1T2I3I
loyalty	0d1U2O3K
loyalty card	1Z2T3S
loyalty engine	0h1L2T3Q
ltv	0Z1U
luci	0Y1b2N3L
luci*	0a1I2P
lucia	0k1D2L3T
luck	0d1R2R3S
luck*	0T1H2J3g
lucky	0I1P2O3l
lucy	0g1P2O3P
lucy tran	0e1Q2T3U
lueg*	0T1O2P3c
luego	0T1P2Q3c
lugl*	0g1O2S3P
luglio	0j1N2R3N
lui	0R1O2H3i
lunc*	0P1O2G3k
lunch	0M1R2J3m
lund	0f1O2T3U
lund*	0J1S2d3Z
lundi	0L1Z3Y
lundi #	0b1T
lune*	0N1Z2R3c
lunedi	0N1a2P3d
lunes	0S2U
lunes $	0R1Q2e3T
lyon	0c2J3P
m	0Z1U203c
m #	1J2M3g
m $	0i203H
m &	0R1f2S3N
m (	0Z1T
m )	0U1e2K3K
m +	0g1N
m /	0j1K2U3R
m :	0i1L3T
m =	0I1k
m a	0S1R2I3j
m an	0U1P2T3d
m and	1U2a3K
m at	0M1f3Y
m by	0c2T3P
m capex	0e1O3U
m de	0U1a3T
m delai	0a1T
m ebitda	0f1N
m from	0g1J2S3c
m in	1R2N3f
m is	0a1S
m not	0L1L2L3m
m of	0d1R2U3T
m on	0P1e2N3Y
m once	0g1N
m over	0f1N3T
m passengers	0d1Q
m profit	0b1S
m run	0g1P3R
m saved	0c1R
m the	0Q1H2P3k
m to	0Z2U3S
m turnover	0d1Q
m up	1Y
m we	0e1P
m writing	0L1O2P3k
m12	0h1O2O3O
m12 $	0i1Q2N3N
m2	0g1T2M3J
m3	0h1N3S
m7	0i1M2P3N
m9	0j1O2O3O
ma	0S1G2Z3e
ma non	0I1L2g
maan*	0Z1Y2M3M
maand	0c1U2N3O
maand #	1Y2U3T
maanden	1Y2U3S
maanden service	0g1M
maar	0J1E2E3q
mach*	0c1U2Z3K
machen	0U1O2h3M
machen $	0N1a2d3Q
machine	1Q2T
machine is	0S1f2P3P
machines	0h1U2J3J
macht	1b2K3M
macht was	0G1n2P3J
made	0J283h
made a	0K1O2O3k
made me	0H1K2M3n
madr*	1R2Q3a
mag	0D1P2a3g
maga*	1f2J3I
magazyn	0R1e2U3N
magazzino	1b2N3I
mahn*	0U1b3R
mai	0g1H2I
mai #	0h1O2U3R
mai $	0c1I2M
mail	0R2E3f
mail $	0Y1L2Q3g
mail*	0o1F2Z3G
mails	0d1Q3S
main	0f1S2R3O
main*	0b1c2E39
mains	0k1J2U3T
maintenance	0b1b2J3D
maintenance $	0O1g2S3P
mair*	1J2Z3Y
maire	0f1F2L3Y
mairie	0J1R2g3U
mais	0O1l293K
mais #	2U3Q
mait*	0Q1G3h
maite	0N1Q2U3e
maj	0e1S2T3M
maja	1I2f3H
majo*	0b1M2d3E
major	0g1F2a3J
major $	0k1K2N3N
make	0P1U2l38
make it	0C1M2q3M
make the	0E1Y2j3K
make up	0g1Y2J3K
make*	0c1c2F3J
maker	1Y2O3U
makes	0a1c2K3F
makes #	0Y1Y2Q3O
makes it	0c1R
makes the	0Y1c2O3P
maki*	0U1d2R3J
making	1e2O3J
mal	0M1O2S3j
mal #	0f1O
malm*	0f1N2S3U
malmo	0d1Q2U
malo	1N2M3c
malt*	0e1S2T3T
mam	0G2K3g
mamy	0Z1K2R3d
man	0I113n
man $	0L1Q2P3j
mana*	0h1U203T
managed	0f1U2O3J
management	0d2C3M
management $	1c2T3N
management board	0l1L2P3K
management recommends	0h1L2U3R
management rollover	0Z1U
manager	0e1I273b
manager $	0g1H2Q
manager :	0k1L2S3L
manager a	0b1T3T
managers	1b2D
managing	0i1O2R3M
managing director	0l1M2O3K
manana	0Y1M2T3b
manc*	1M2M3f
mand*	28
manda	0Y1Z2N3K
mandate	1c2N3I
mando	0K1H2N3n
mang*	0R1Y2O3Z
manh*	0a1I2M3d
mani*	0Q1L2e3S
mano*	0e1K2O
mant*	0b1b2N3J
mantenimiento	0O1h2S3M
manu*	2J3b
manual	0L2P3h
manual $	0I1Z2N3i
many	0S1a2J3a
map	0I1Y2i3H
maps	0S1M2O3g
mar	0b2K3Q
mar apr	0J1j2T3R
marc*	0k1O2J3M
marca	1O2d3H
march	0l1P293N
march #	0P1g2R3O
march $	0j1O2H3M
march :	0h1N3T
march and	1O2S3b
marche	1c2Q3O
marco	0e1S3S
mard*	0U1M2T3e
mardi	1N2U3c
mare*	0U1E2G3g
marek	0P1J2I3j
marg*	0a1b2D3N
marge	0d1Z2H3F
marge $	1d2J3J
margem	0T1d2T3Q
margen	0a1a2I3G
margen #	0T1a
margen $	1Z2T3R
margen y	1c2Q3Q
margin	0e2U33
margin #	0e1Q2P3U
margin $	0g2H3G
margin at	0g1Q2R3P
margin is	0g1L2T3R
margin of	0c1R
margin per	1b2N3R
marginal	0O1Z2T3f
margine	0b1c2M3J
margins	0a1Y2P3N
margit	0K1a2P3e
mari*	0U1Y2M
maria	0T1c2U3R
marine	0U1Z3U
mark	0M1G2l3P
mark that	0Y1O2b3N
mark*	0Z1Z2U3I
marke	0j1M2R3Q
marked	0I1O2l3K
marked $	0N1Q2g3P
market	0Z1h2E37
market #	1Y2U3U
market $	0a2P3M
market :	0d1Q2U3U
market by	1d2O3O
market in	0M1g2U3T
market share	0L1o2I3U
marketing	0g1N2E3T
marketing #	0g1N
marketing $	0g1P2R3Q
marketplace	0f1P3U
markt	0U1a3T
mars	0c1E2d3M
mars #	0e1P
mars $	0k1K2R3P
mart*	0c1U2L3S
marta	0a1S2Q
marz	0q1H2Q3K
marz*	0j1O2O3K
marzo	0i1L2S3O
mas	1G2l3L
mas $	0L1E2i
mas de	0f1P3T
masc*	0Y1Z2Q3M
maschinen	1b2P3J
mass*	2M3Y
mast*	0i1H2U3L
master	0h1G2Y3K
matc*	0S1E2L3i
match	0S1H3c
matching	0c1R3U
mate*	0e1Y2D3H
material	0d1Y2M3J
materials	1b2Q3M
math*	0c1N2S3Y
mati*	1a2R3P
matr*	0C1l2c3H
matron	0Y1E2d3S
matt*	0M1b3Q
matter	0P1Q2h3J
matters	0T1a3H
matters more	0Z1H2e3P
matters most	0I2e3N
matu*	0Z2Q3O
maturity	2R3Q
max	0d1U2L3R
may	0c1S2M3R
may #	0k1L2R3N
may $	0n1P2G39
may :	0b1S
may and	0j1L3R
may be	0e1O2S
may have	0I1N2M3m
may the	0T1c2U3T
mayb*	0J1I2g
maybe	0J1N2l3O
maybe $	0H1J2e3Z
mayo	0n1L2M3M
mayo $	0f1O2Q3P
mayo*	0g1M2G
mayor	0f1M2H
mayor $	0K1d2N3d
mayor s	0R1a3Y
mbek*	0h1N2T3R
mbeki	0g1N2T3Q
md	0f1P2U3S
md :	0a1U
me	0B1H2U3s
me $	1N2T3a
me )	0h1M3U
me a	0J2F3m
me again	0I1Q2N3m
me and	0J1O2P3j
me i	0I1J2c3c
me in	0J1J2O3l
me know	0P1R2P3g
me lo	0N1P2R3h
me that	0c1K2g3N
me the	0I1J2M3o
me this	0P1S2T3f
me to	0K1N2N3k
meal	0O1g2T3P
meal*	1Z2O3O
meals	0R1f2P3N
mean	0K3c
mean*	0i2G3M
meaning	0Y1b2R3M
means	0k1K2T3P
meas*	0Y1a2E3U
measure	0f1T2M3Q
measured	0Q1d2J
measures	0R1g2Q3N
mech*	0i1O2R3N
mechanic	0g1S2S3P
med	0T1e2N3O
med $	0b1Z2L3M
mede*	0Y1a2N3J
medecin	0i1L2R3T
medi*	0g1Y213J
media	0a1c2L3E
mediation	1Z2R3Q
medical	0l1N2S3N
medico	0S1e2S3O
medio	0f1F2L
medio $	0k1M2P3L
medium	0v1B2J3E
medium $	0r1G2M3K
mee	0J1K2N3m
meer	0o1J2J3G
meet	0P1c2Q
meet on	0L1f2R
meet*	0R1Z2L3Y
meeting	0G1e2O3d
meeting $	0E1c3Y
meeting notes	0c1S3S
meeting on	1O2R3Z
meetings	0h1S2O3N
megl*	0R1M2O3g
meglio	1M2P3b
mehr	0Y1c3I
mehr $	1c2M3M
mei	0h1N2G
mei $	0p1I2L3G
meil*	0M1k2N3K
mein	0N1O2T3h
mein*	0I1I2F3t
meint	0F1N2P3n
meis*	0d1S2J3U
meisten	1d2L3K
mejo*	1h2L3F
mejor	0U1i2L3G
meld*	0l1O2H3K
melden	0k1L2N3P
meldet	0d1U2P3J
meldung	0f1O2T3R
memb*	0R1b2Z3L
member	0Q2c3P
members	0d1T2G
members #	0e1P
membership	1c2T3N
membership fees	0O1g2T3P
meme	0G1O2e3b
memo	0G1j2L3b
memo $	0R1j2M3Q
memo*	0e1J2M
memory	0n1L2Q3M
men	0h1D2O3U
mena*	0f1O2S3Q
menages	0a1T
menages #	0d1Q
meng*	0F1j2d3L
menge	0N1g2U3T
meno	0J1e2N3e
meno*	0O1g3I
menos	0P1i2F3Q
menos #	0L1i
menos de	1f2P3I
mens*	0R1Y2E3b
mensa	0R1M2S3e
mensen	0j1K2T3P
ment*	0U1N2C3i
mention	0I1M2L3n
mentioned	0J1K2Q3m
mentor	0j1S2P3H
menu	0h1M2L3U
menu*	0O1h2N3O
merc*	0c1S2O3R
mercado	1U2b3R
mercearias	0R1e2Q3K
merch	0k1K2O3T
merci	1S2b3L
merci de	2Y3K
mercredi	0Y1L2I3b
mercredi #	0c1S2U3U
merg*	0S1g2G3L
merge	0d2T3M
merged	0O1g2U3Q
merger	0E1k2P3Z
merging	0l1J2R3N
meri*	0R1d2T3O
merk*	0S2d3F
mes	0h2I3E
mes $	1d2M3I
mese	0g1P2S3P
mese*	0Z1a2N3L
meses	0Y1c2P3M
mesi	0h1P2O3O
mesm*	0J1K2b3e
mesmo	0J1G2d3e
mess	0N1a2e3O
mess*	0Q1d2P
message	0D1e2T3Z
message $	0Q1h2J3Q
message :	0E1j2d3L
messages	0O1e2M3U
messen	0c2L3I
mesu*	0T1c2R3R
met	0L1O2f3Z
met #	0l1M2R3K
met de	0U1R2K3e
met een	0D1L2l
meta	0e1Z2I3H
meta*	0P1f2Z3C
metade	0Q1i2H3J
mete*	0M1a
meter	0G1c3a
meth*	0Q1J2I3j
method	0c1N2R3Y
meti*	0T1b2R3P
metier	1a2O3K
metr*	0n2E3K
metre	0k1L2P3N
metres	0n1G2S3J
metres $	0i1N2U3P
metrics	0h1O2Q3O
metro	0G1b2O3f
mett*	0J1H2n3O
mettre	0E1Q2e3Y
metz	0i1M2S3P
meu	0F1I2N3p
mexi*	0a2T3R
mezz	0f1N2U3U
mezz #	0f1O
mezz*	0P1Y2P3e
mezzanine	0c1R
mezzanine #	0f1O
mgr	0P1d2O3Z
mgr a	0Y1Y2T3S
mi	091P253w
mi #	0f1P3S
mi ha	0M1I2P3l
mia	0J1J2L3m
mich	0I1K2K3n
micr*	0Z2R3U
mid	1T2I3a
mid market	0S1b2T3T
mid price	0g1N
mid size	0K1N2P3j
midd*	0c2T3F
midden	0Y1T2Z3K
middle	0Z1b2Q3F
middle $	0C1l2Y3L
middle and	0a1Z2R3O
middle of	0S1e2N3S
midw*	0S1c2S3T
mier*	0j1N2P3M
miercoles	0f1Q2R3Q
mies*	0T1h2H3E
miesiecznie	0N1h2U3P
miet*	0Z1Z2Q3P
miete	0h1K2U3R
miete #	0e1P
mieu*	0N1a2O3a
mieux	0M2M3e
migh*	0N1O2Q3h
might	0M1N2O3j
migr*	0g1S2M3I
migration	0d2N3K
migration is	2U3U
mijn	0O192C3n
mil	0q1F2O3M
mil #	0d1R2U3U
mil $	0b1T3U
mila	0g1L2L3T
mila*	0T1Q2U3c
milc*	0T1e2L3J
milch	0Q1g2M3J
mild	0h1M
mile*	1g2J3E
milestone	0n1G2P3M
milestone :	0i1N2S3T
milestones	0L1i2R3O
milh*	0L1j2P3R
milhoes	0M1j2R3R
mili*	1f2L3I
milioni	0b2O3L
milioni di	0h1K3U
milk	0U1f2H3F
milk price	0T1e2P3R
mill	0j2G3H
mill*	0Z1a2N3O
million	0f1U2R3G
million $	0l1G2G
million a	0O1e3U
million euros	0i1O2P3P
million in	0P1f3S
millionen	0a2S3N
millions	0S2c3N
mills	0S1c2R3U
min	0i1R2J3E
min $	0l1M2S3P
min (	0j1L2S3U
mind	0S2N3c
mind*	0a1a2K3J
minder	0N1g2P3N
mine	0F1Z3j
minh*	0H1H2I3p
minha	0F1I2K3q
mini	0M1i3Q
mini*	2L3Y
minibus	0e1P
minimum	0b1Y2L3L
minister	0N3c
minister s	0Q1M2S3g
ministry	0a2L
ministry $	0e1Z2O3L
mino*	0r1H2M3H
minor	0o1K2M3J
minor $	0j1O2Q3N
mins	0d1P3T
minu*	0S1S3Z
minus	0Y1U3M
minus #	0p1C2P3R
minus :	0h1P2R3Q
minus cost	0b1U2T3R
minus variable	0O1e
minute	0O1E2d3c
minuten	0g1C2L
minuten $	0j1G2P
minutes	0S1T2K3e
minutes #	0O1i2T3M
minutes $	0f1O2M3T
minutes (	0O1N3h
minutes and	0U1L2U3e
minutes of	0D1h2S3d
minutes weekday	0L1i2T3P
minuti	0Q1U2N3b
minutos	0a1O2S
minutos $	0N1G2M3m
mio	0Y3O
mio #	0Z1U
mio $	0o1I2O3N
mio )	0R1c2U3U
mio und	0g1N3U
mir	0F1Q2Q3n
mira*	0i1J2L3S
mis	0U1J2Q3f
mism*	0h1Q2U3Q
miss	0T1i2L3Q
miss*	1Y2K3U
missed	0R1b2K3Y
missed $	0Q1h2O3J
misses	0i1O2Q3M
missing	0g1N2U3Q
missing $	0k1K2S3Q
mist*	0F2Y3f
mistake	0L1M2R3l
mit	0L1K2h3a
mit #	0r1H2P3H
mit dem	0O1c2Z3O
mit den	0T1N2R3g
mita*	0T1b2K
mitad	0S1b2K3U
mitad $	0U1Z2P
mitg*	0Z1L2R3b
mitt*	0b1N3U
mitte	0N1M2g
mittel	0o1I2M3L
mittel $	0i1P2P3O
mittelherkunft	0Z2U3S
mittelherkunft :	0e1O3U
mittelverwendung	0c1S2U3U
mittelverwendung :	0Z1U
mix	0a1Y3D
mix #	0f1Q2R3U
mixe*	0c2M3P
mixed	0c1L2P
ml	0U1a2S3R
mln	0e1S2P3F
mln #	0b1S
mln :	0a1T2U
mln zl	0Z2S3P
mme	0p1E2L3I
mnd	0f1Q2U3S
mnd koppeling	0c1S3U
mo	1U2L3b
mo #	0R1d3S
mo $	0S1K2P3f
mobi*	0l1U2D3G
mobile	0e1Y2G3J
mobile :	0d1R2U3U
mobile app	0T1b3S
mock	1U2a3O
mocn*	0f1U2N3K
mocne	0h1R2P3M
mocne strony	0j1L2R3P
mode	0k1L2P3R
mode*	0Y1b2O3P
model	0K1d2D3c
model $	0f1K2P
model is	0T1Z3S
models	0i1R2R3N
moderate	0t1C2K3I
moderate $	0o1I2N3K
modu*	1Z2R3Q
moei*	0Y1d2M3K
moeite	0Z1c2N3K
moeite :	0h1O2R3R
moet	0P1h2P3K
moet*	0M1j2Q3M
moeten	0L1j2P3L
mogl*	0I1T2e3Y
moi	0K1O2Q3j
moin*	0q1G2J3I
moins	0r1F2J3I
moins #	0f1S2T3R
moins de	0k1L2S3O
mois	0o1I2L3H
mois $	0p1E2M3K
mois securite	0Y1U
mois*	0g1P2R3Q
moisture	0e1R2S3S
mold*	0g1Q2U3P
molde	0f1P2U3Q
molk*	0Q1f2O3L
molkerei	1e2K3H
molt*	1J2S3f
mome*	0N1R2Y3b
moment	0T2c3R
moment $	0R1N2S3g
mon	0R1H2G3k
mon #	0o1H3L
mona*	1T2d3L
monat	0d1T2P3M
monate	0d2K3J
monate #	0P1e2U3U
monate $	0j1N2Q3P
monaten	0j1L2R3Q
mond*	0b1O2I3a
monday	0S2G3c
monday #	0U1I3e
monday $	0U1Q2U3a
monday s	0R1a2U
mondays	0i1H2R3R
mone*	0b2Y32
money	0b1Y2U34
money $	0f1L2b3H
money (	0i1M2T3S
money :	0U1Y2U
money goes	0M1h2R3S
money in	0c1J2c3Q
money is	1a2N
money out	0R1S2c3U
moni*	0h1M2M3S
monitor	0a1Q2S
monitoring	0c2O3M
mons*	0L1G2R3m
mont*	0U1Z2c3D
montag	0R1b2L3c
monte	0c1M2Y3K
monteur	0i1M2R3Q
month	0U1b3J
month #	0S1c2S3R
month $	1c2L
month :	0Z2U
month and	0f1S2Q3Q
month end	1c2M3O
month so	1O2d3R
month three	0U1c2K3O
month with	0O2e3O
monthly	1f2E3I
months	0g1T35
months #	0a1U2T3T
months $	0i2K3A
months :	0e1O
months and	0Z2R3P
montrer	0Q1P2i3U
mood	0J1H2N3o
mood $	0L1Q2Q3i
more	0U1Z3M
more $	1K3Y
more than	0Q1b2c3M
morg*	2J
morgen	2H3Y
morn*	0Q1N2A3l
morning	0R1K2E3l
morning $	0P1f2N
morning and	0R1d2S3T
mornings	0a1N2Q3a
mort*	0b1c2N3J
mortem	0Z1Z2R3N
most	0N1h3J
most $	0P1i2Q3A
most :	0g1N
most of	0b1B2O3g
most*	0O2e3O
mostly	0g1R2I3Q
moth*	0c1e2O3F
mother	0Z1d2P3E
moto*	0S1U2Q3a
motor	0Z2O3L
motor #	0f1P3T
motores	0Q1b2L3Y
motorista	0J1a2L3d
motorway	0S1N2U3e
moun*	0J1g
move	1g2N37
move $	0Z1c2R3E
move :	0b1T
move the	0L1h3U
move to	1b2P3P
move*	1h2T3F
moved	0b1b2C3M
moved away	0h1N2T3S
moved to	1K2S3d
moves	0T1e3M
moves it	0Y1Z2P3R
moves the	0O1g2U3R
movi*	0Y1S2U3U
moving	1b3M
moving to	0c1f2K3R
moye*	0g2H3F
moyen	0j1P2O3K
moyen $	0e1R3T
moyen de	0R1e2U3Q
moyenne	0l1H2O3N
moyenne $	0h1M2T3S
mqtt	0g1O2R3T
mr	0g1D2F3g
mrr	0Y1U
mrs	0L1k2Y3E
ms	0j1K2N3T
much	0M1b2U3Z
much $	0T1K2a3a
much they	0M2T3e
much*	0k1H2N3S
mucha	0k1L2T3Q
mucho	0b1K2O3b
muda*	1a2S3N
muit*	0K1a2L3c
muito	0O1S2P3e
mult*	0Y1O3Z
multa	0M2R3f
multi	0h1N3S
multi year	0g1N3T
multiple	0S1g2R3P
multiples	0g1N2R3N
multiples #	0c1R
mum	0b1P2L
mund*	0O1P2P3h
muni*	0g2I3H
munich	0f1N2Q3P
municipal	1a2O3M
muse*	1Y2F
museum	0P2G3e
musi*	0d1R2H
music	0e2N3M
muss*	0N1i2O3L
mussen	0U1b2S3O
mussen wir	1a2Q3N
must	0L1e2b3M
must be	0P1a2Z3S
mutu*	0N1l2Q3K
muy	0k1L2R3O
mw	1T2b3L
mwh	0R1i2J3I
mwh $	0Y1Z2O3N
my	0K1C2D3t
my boss	0N1Z2N3d
my desk	0N1R2T3f
my ears	0O1Q2R3j
my feet	0N1P2S3g
my husband	0L1R2P3k
my mother	0o1J2S3G
my mum	0N1T2O3j
my notes	0G1M2S3m
my old	0L1O2Q3j
my own	0Y1P2Q3Z
my sister	0H1T2d3c
my wife	0L1R2Q3j
myse*	0K1M2P3k
myself	0J1L2Q3m
myth	0Z2Y3G
m²	0a2Q3O
m³	2S3O
m³ :	0O1f3U
n	0e192c3Q
n /	0f1R2U3S
n =	0g1N2T3T
na	0K2g
na #	0Y1Z2R3P
naar	0i1U2F3L
naar #	0o1L2S3K
naar de	0S1a2L3Y
nach	0S1Z2i3C
nach #	1G2R3c
nach dem	0O2f3J
nach*	0a2I3R
nacht	0N1Y2h3H
nacht #	1Y2T3S
nachts	1b2R3M
nada	0K1N2j3P
nada mas	0I2k3J
nadi*	0Q1Y2J3d
nadia	0O1S2N3j
nadie	0N1c2M3Y
nadie se	0Q1J2R3j
najw*	0c1U2P3O
najwiecej	1a2P3L
nam	0G2K3i
name	0b1M2K3c
name $	0b1N2P
name is	1c2Q3U
name on	0R1O2b3U
name*	1P2d3P
named	0S1U2U3Z
names	1P2e3M
names $	0T1N2i3H
nami*	0T1a2R3Y
naming	0P1e2P3a
nant*	0e1P3T
nanta	0a1T
nanta #	0Z1T
nao	0Y1O283f
napk*	0R1S2T3d
napkin	0R1T2Q3g
napp*	0a2R3Q
nappe	0Z1Y2Q3O
napr*	0Z2M3U
nasc*	1a2T3O
nasz	0e1Y2O3J
nasz*	0C1s2K3C
nati*	0f1Y2K3D
national	0Y1d2N3H
native	0g1M2T3R
native $	0e1P2U3S
natu*	0F1I2Z3j
nd	0Q1Z2Q3c
nda	0l1L2Q3J
ne	0M1R2Q3k
ne se	1I2f3N
near	2L3U
near*	0Q1f2A
nearly	0F1j2F
nebe*	0O1c3P
nebeneinander	0J1S2l3I
nebenkosten	0N1g2M3N
nebenkosten #	0d1R
nece*	0J1i2P3Y
necesito	0I1d2Q3c
need	0S2d3I
need #	0e1T2M3N
need $	1C2i3U
need a	0d1T2U3O
need for	0O1M2Z3d
need it	0Z1N2U3b
need one	0K1b2e3K
need the	0G1f2i3E
need to	0D1l2f3H
need*	0R2Y3U
needed	0U2d3D
needed $	0K1T2l3F
needle	0H1j2b3K
needs	2U3R
needs #	0f1R2R3P
needs a	0O3Z
nega*	2a3P
negl*	0T1j2M3G
nego*	0Z1b2J3C
negozi	0J1j2U3R
negozio	0U1c2P3H
neig*	0g1S2C3Q
neighbour	1P2N3c
neighbours	0a1a2J3M
nein	0J1F2L3m
neit*	0e1D2F3Y
neither	0f1D2G
neither $	0c1P2P3T
neither :	0i1O2Q3L
nel	0m1S2K3D
nel #	0m1K2S3R
nell*	0Q1g2L3U
neri	0d1Q
nerv*	0c1P2T
ness*	1c2J3P
nessuno	0Q1d2N3U
nest*	0d1Q3U
nestle	0e1P
net	0Q1Z2Y
net debt	1e2Q3K
net income	0R1c
net terug	0O1J2P3j
nets*	0g1N2T3Q
netsuite	0h1L2R3P
nett*	1P2T3b
netw*	0i1Y2J3F
network	0h1Z2L3F
network $	0i1L2P3Q
networks	0e1P
netz*	0m1K2O3I
neu	0f1S2T3F
neub*	0Z1Y2R3O
neubau	0a2Q3O
neue	0Y1Z2J3R
neue*	0S1f2O3K
neuen	0U1e2O3F
neuf	0a1Y2M3M
neun	0Z1Z2P3L
neut*	0K1J2o3H
neutral	0K1I2o3E
neve*	0T1a263a
never	0c28
new	1e2R3B
new #	0n1I2Q3Q
new $	0b1L2d3P
new )	0g1N2U3T
new one	0c1N2c3J
new post	0g1N2U3T
new role	0g1Q2R3T
new roof	0Y1M2f3S
new structure	0P1g2U3L
new unit	0g1P2R3T
news	0h1Q2J3Q
news*	0S1Z2Y3O
newsletter	0c1O3R
newsletter $	1e2I3K
newsroom	0M1k2N3I
next	1T2U
next $	0b1Y2N3P
next :	0h1N2U3S
next day	0c1R
next door	0j1M2Q3S
next service	0b1S
next step	0f1P2U3S
next steps	0g1M2Q3R
next to	0Y1E2f3P
next week	0J1K2L3o
next year	0Y1d2K3F
nice	0N1O2g
nice $	0L1P2h3P
nice*	0H1O2K3l
nich*	0R2Z3Q
nicht	0S2b3Q
nicht $	0a1J2a3Q
nicht die	1d2P3L
nicht mehr	0b1Y2M3M
nie	0P1T2S3f
nied*	0d1S3T
niedrig	0a1U3U
niem*	0d1K2a3K
niemand	0f1J2Y3J
nien*	0L1K2h3U
niente	0L1K2h3R
niet	0b1S2T3R
niet $	0b1J2J3c
nieu*	0Y1S2c3E
nieuw	0S1K2f3O
nieuwe	0a1d2M3K
nigh*	0T1d2O3P
night	1b2O3O
night #	0f1P3S
night $	0Z1S2T3S
night and	0h1M3U
night shift	1a2P3M
nights	0b1a2K3H
nii	0a1S2U
nils	0b1S
nine	1U2A3d
nine $	0g1E2N
nine days	0Q1f2R3K
nine months	0f1N2U3U
nine years	0U1O2S3c
nine*	0Z1L2O3c
nineteen	0d1N2R
nisk*	0g1P2P3O
nitr*	1b2Q3Q
nive*	0c2N3J
niveau	0T1c2U3R
nivel	0l1H2Q3R
niz	0P1j2K3J
no	0U182f
no #	0T1O2N3c
no $	0U2H3e
no arrows	0I1P2l3L
no chart	0K1Z2l3K
no end	0h1Y2I3K
no fim	1O2P3b
no idea	0d1E2K3Z
no longer	0M1j2L3L
no more	1G2h3H
no one	0e1Z2F3T
no se	0O1a2B3f
no shows	0d2Q3N
no times	0F1b2U3d
nobo*	1U2R
nobody	0Y1T2N
nobody has	0Y1Z2M3Q
nobody reads	2N
nobody told	0j1J2P3R
nobody wants	0i1N2N3Q
noch	0T1U283e
noch*	0i1H2M3U
noche	0f1K2Q
nog	0P1M2S3i
nois*	0T1a2I
noise	0R1e2K3U
noit*	1T2L3Z
noites	0e1S2R3M
nom	0H1b2k3M
nomb*	0M1K3c
nomi*	0Z1Y2S3S
non	0L1P3h
none	0R1N2B3k
none of	0Z1N2N3f
noon	0S1F2K3i
noon $	0l1L2P3N
nord	0e2P3N
nord*	0c2L3M
nordic	1b2P3Q
nordics	0U1d2S3P
norm	0j1L2O3O
norm*	0b1O3Q
normal	2a3L
nort*	0j1G2H3T
norte	0g1P2R3O
north	0g1B2K
north #	0b1T3U
norw*	1P2U3a
nos	0J1n263Q
noso*	0j1O2U3L
nosotros	0k1M2T3K
noss*	0I1c2T3d
nost*	0i1O2P3M
not	0R1P2e
not #	0e1P3U
not $	0S1g2I
not a	0N1f2Y3N
not for	0I1m2K3N
not have	0M1O2d
not in	0P2O3e
not ready	0j1L2O3N
not started	0k1P2N3N
not sure	0M1M2N3i
not the	0Z1P2a3O
not to	0G1K2h3a
not too	0J2j3R
nota*	0a1C2I3k
notary	0g1O2U3U
notatki	0N1K2P3k
note	0U1K2M3g
note #	0b1S
note $	2J
note :	0L2T3e
note*	0b1O2B3b
notes	0T1M2B3k
notes #	0a1T
notes $	0i1O2N3O
notes from	0L1I2S3l
notes to	0g1N2S3P
notf*	0Y1P2T3Z
noth*	0U1U2d3N
nothing	1U2Z3P
nothing $	0d1E3Q
nothing but	0e1N2S3U
nothing else	0O1N2g3S
nothing fancy	0N2f3L
nothing in	0D1f2i3J
nothing is	0Q1U2O3c
nothing to	0H1M2e3e
noti*	0o1B2B3d
notice	0l1O2O3K
notices	0i1N2S3P
notices $	0l1M2Q3O
notion	0j1P2O3N
notr*	0S1f2I3L
notre	0U1c2J
nous	0d1d2G3A
nous avons	0j1L2T3N
nouv*	0N1h2H
nouveau	0f2L3I
nouvelle	0N1e2S3T
nov	0h1S2F3O
nov #	3U
nov $	0m1O2H3G
nov :	0S1b3U
nova	1U2M3Z
nova*	0R1f3P
nove	0h1I2K
nove*	0U1f2A3O
november	0b1a2I3A
november #	0h1N2U3R
november $	0f1S2N3L
now	0T293f
now #	0k1H2S3Q
now $	0Q1S2D3h
now :	0d1T2R3K
now it	0Q1P2S3g
now on	1c2S3L
now the	0d1Q3T
nowa	0l1K2M3J
nowa*	0f1R2U3Q
nowak	0f1Q2S3S
nowe	1d2M3L
nowy	1c2Q3M
nps	0P1j2O3L
npv	0d1T2L3G
npv is	0e1P2U3R
npv of	1a2Q3M
nu	0R1N2F3h
nu #	0h1N2R3N
nues*	0S1f2J3I
nuestro	1Z2S3O
nuev*	0c1a2E3O
nueva	0c1Y2O3Q
nuevo	1d2P3P
nuit	0a2S3N
nuit $	0f1P2S3Q
numa	0G2R3j
numb*	0K1Q2h3Y
number	0P1R2b3a
number #	0A1Y2K3q
number $	0j1L2L3R
number one	1J2P3d
number the	0M1c2e3N
number three	0R1M2Q3f
number to	0O1d2c3G
number two	0T1Y2L3a
numbers	0D1R2k
numbers $	0Q1Q2f3T
numbers are	0M1K2K3l
numbers for	0K1j2d3K
numbers in	0N1Q2i3N
numbers on	2Y3S
nume*	0F1H2m3b
numeri	0I1Q2m3S
numero	0O1O2c3b
numeros	0Q1P2S3e
nunc*	0T1K2c
nunca	0T1L2f3S
nuno	0j1O2R3K
nuov*	0Y1Z2L3S
nuovo	0M1b2Q3b
nur	0R1L2e
nur die	0g1O3L
nurs*	0b1a2Q3H
nurse	0i1N2S3J
nurses	0S1h2K3E
nursing	1Y2T3S
o	0T1U2N3c
o #	0U1e2M3I
o :	0o1H2P3H
o cliente	0h1M2T3S
o meu	0E1K2O3p
o polowe	0H1l2O3L
o que	1g2R3I
oak	1Z2R3U
oben	1L2e3K
obi	0f1P2R3Q
obie*	0d1O2K3b
obiettivo	0e2N3N
obje*	0c1J2f3D
obok	0I1G2n3K
obok siebie	0I1J2m3J
obra	0i1N2S3O
obra*	0M1Y2b
obras	0Z1Z2P3P
obras #	0c1R
obvi*	0G1Z2d3Z
obvious	0O1P2i3L
obviously	0U2I3b
obviously $	0Q1a2G3a
occa*	0a1a2L3L
occu*	0b2O3M
occupancy	1a2Q3Q
occupancy #	0O1e2T
oct	0e1R2F3R
oct #	0p1H2P3K
oct $	0b1Y2Q3O
octo*	0e1c2D39
october	0b1c2H3C
october #	0Z1T
october $	0Z1h2I3H
octu*	0h1O2O3O
octubre	0i1M2O3Q
ocup*	0U2a3M
od	1S263b
od #	0N1c2Q3c
oddz*	0c1L2L3Y
oder	0T2d3H
odpo*	0S1a2U
oee	0L1l2P3U
of	0Q1b2U3Q
of #	0Q1f2Z39
of $	0a1K2T3b
of a	061b2h3d
of all	1S2Q3a
of an	0f1J2a3N
of both	0a2R3O
of course	0G1F2a3l
of day	0Z1O2d3Q
of each	0b1U3P
of equity	1Y
of five	0d1T3E
of food	0e1Q2U3U
of how	0Q1j2M3R
of income	0d1Q2U3U
of it	0b1K2J3d
of its	0J1j2U3U
of my	0J1T2Z3a
of new	1Z2Q3T
of nine	0g2T3I
of old	0T1a2U3T
of one	0O1Z2e3Q
of our	0K1p2O34
of revenue	0k1J2U3U
of risk	0K1j2U
of sales	0a1Z2R3M
of six	0U1c2O3L
of staff	0S1b3S
of that	0n1C2L3Y
of the	0L1a2a3U
of their	0h1O2U3T
of them	0j112A3c
of these	0m1S2E3D
of this	0E1a2M3e
of those	0T1T2J3d
of three	0i1R2M3J
of us	0Y1I2Q3f
of users	0d1P2U
of week	0f1R2U3R
of what	0d2G3U
of which	0l1I2T3Q
of wk	0d1Q3U
of work	1b2T3O
ofer*	0c1b2L3K
oferta	0b2P3N
off	1M2U3c
off #	0i1L2T3S
off $	0U2T
off :	1d2Q3L
off a	0H1i2N3a
off and	0b1L2a3S
off the	1E3d
off with	0a1Z2K3U
offe*	0b1G2U3Y
offen	0k1O2O3L
offen $	0j1O2Q3M
offending	0U1S2c3S
offene	0M1c2f3L
offer	0i1N2L3P
offer #	0d1T2U3T
offer on	0g1R2P3R
offered	0O1K2N3i
offers	0f2G3E
offers #	0N1h3T
offi*	1T2H3b
office	1R2N3b
office #	0i1L2U3Q
office $	0S1c2N
office is	0Q1N2P3i
office wants	0c1P2S3a
officer	0e1c2I39
officer a	0h1N2U3N
officers	0c1S3U
offices	0p1H2O3K
offices $	0i1K2R3P
offl*	0e1T2S3R
offline	0k1M2S3R
offline mode	0f1P2U3T
offr*	0j1M2Q3N
offres	0h1N2S3O
offs	0P1a2Z3P
offs*	0a1Y2F
offsite	2G3Y
offsite $	0P1Z2P3b
oft	0K1h2P3R
ofte*	0Z1a2P3P
often	1d2N3O
ofwe*	0h1P2S3Q
ofwel	0j1P2Q3N
oggi	0b1M2Q
ogni	1F2Y
oh	0R1J2J3j
oh and	0a1N2N3a
ohne	0T1i2C3G
oil	0N1c2P3b
oil at	0g1P2U3T
ok	0T1R2N3g
ok #	0O1f3S
ok $	1E2M3f
ok so	0L1S2S3h
okaf*	0j1H2M3b
okafor	0g1H2N3d
okafor )	0e1P2U3T
okay	0G1Q3g
okie*	0O1O2M3h
okto*	0c1O2b3H
oktober	0b1N2c3E
oktober $	0c2L3M
ola	0Y1G2L3g
olaf	0c1M2K3Z
old	0Q3Y
old and	0N1Z2e3L
old boss	0N1P2S3h
old dogs	0Q1h2N3K
olde*	0a2Y3L
older	0S1b2e3L
oldest	0a2P3L
olga	0b1P2U3a
olio	0S1e2R3L
oliv*	0Q2H3e
om	0L1k2I3O
oms	0j1L2Q3O
oms $	0g1N2S3T
omze*	0j1M2P3S
omzet	0c1R
on	1S2S3Y
on #	0p1N2H37
on $	0L1e2B3d
on :	0i1K2S3P
on a	0O1b2U3Z
on average	0m1G2S3N
on call	0o1J2Q3K
on day	0d1Z2L3G
on duty	1M2Q3b
on each	0S1L2i3P
on friday	0L1R2R3h
on fridays	0S1h2R3M
on his	0P1Q2Q3h
on hold	0e1P2S3U
on it	1O2h3L
on its	0g1F2N3f
on leave	0L1Q2R3j
on me	0I1M2L3n
on monday	0Y1c2H3T
on mondays	0h1H2Q3S
on my	0D1C2L3v
on night	0g1Q2Q3O
on one	0Q1c2b3F
on paper	0d2N3P
on plan	0j1I2P3O
on price	0K1i2S3R
on sales	0Q1L2T3g
on saturday	1N2a
on site	0T1f2Q3M
on sundays	0g2N3K
on that	0j1A3N
on the	0S1R2T3c
on this	0Z1H2L3d
on thursday	0I2M3j
on time	0N1i2M3P
on to	0l1J2P3O
on top	0T1L2n36
on track	0f1Q2Q3O
on trade	0S1c2S3S
on tuesday	0h1I2U3M
on tuesdays	0a1a2S3M
on two	0P1b2N3b
on ward	0Z2T3Q
onbo*	0Y1d2J3F
onboarding	0Y1a2K3F
onboarding :	0h1L2U3R
once	0a1N2b3P
once $	1T2Y3T
onde	0D1o2O3N
onde*	0i1U2I3C
onder	0e1T2T3O
onder #	0Q1d2U3Q
one	0P1S2b
one #	0m1I2S3O
one $	0U2c3M
one :	0b1N2a3M
one at	0d1T2T3T
one before	0N1H2a3i
one can	0L1e2Z3L
one chart	0L1h2T3Q
one customer	0U1b2U3P
one day	0S1Q2P3f
one for	0D1b2K3l
one glance	0L1g2Z3K
one hour	0k1M2Q3L
one i	0Y1M2N3a
one in	0K1Z3d
one is	0Y1T3U
one line	0L2e3N
one more	0S2f3L
one number	0d1b2M3L
one of	0R192L3k
one off	0e1O2U3U
one or	0n1J2J3K
one oven	0h1Q2S3Q
one owner	0a1Y2R3N
one page	0F1f2d3M
one pager	0D2c3Y
one picture	0C1e2g3I
one pot	0c1R
one region	0h1P2Q3R
one sheet	0I1G2m3R
one side	0a1T3U
one since	0J1N2L3l
one slide	0B2o3C
one that	0L1Z2M3Z
one to	1a3K
one was	0O1J2M3i
one we	0q1D3G
one week	1Z2Y3H
one with	0e1I2Q3a
one year	0g1N2Q3S
ones	0Q1a2c3J
ones $	0a1a2K3O
onli*	0h2D38
online	0k2B33
online #	0h1M3U
online $	0i1T2M3J
online :	0a1U
online and	0f1P3T
only	2Z3Q
only #	0k192b3E
only $	0g1P3K
only one	0j1K2N3U
only reads	0O1J2j3Q
only the	0h1E
only two	0G1p2K3I
ons	0a1f2H3D
ont	0S2K3b
onze	0E1f2D3c
ook	0c1K2K3Z
op	0L1j223U
op #	1Z2U3O
op $	0I1f2K3d
op de	0Z1Z2P3R
op een	0G1h2N3T
opbr*	0d1a2K3F
opbrengst	0c1c2K3F
opbrengst veel	0g1P2S3T
open	0j1O2M3N
open #	0j1M2Q3Q
open $	0f1M2B
open with	1a2T3Q
open*	0Y1S2h36
opened	0k1F2L
opened by	0e1Q3T
opening	1Y2c36
opening page	0G1a2g3I
opens	0U1e3C
opens the	0e1R2T3U
oper*	0e1d223E
operacoes	0e1Q2T3S
operating	0M1n2N3F
operating cash	0h1M3T
operating cost	0M1f2T3R
operating model	0G1n2P3J
operation	0Q1O3e
operations	0b2J3S
operator	0b2R3N
operators	0j1R2O3J
opex	0Y1a2O3O
opex #	0e1O2U3U
opin*	0P1M2K3i
opinion	0b1U2O
ople*	0b2T3M
opor*	0i1N2Q3Q
oportunidades	0i1O2Q3P
oportunidades :	0l1L2O3M
oppo*	1T2D3a
opportunities	0e1a2J3F
ops	0b163i
opti*	0Q1a3T
option	0a1C2e3K
option #	0c1Q
option b	0g1R2R3R
options	0K1j2b3K
options for	0J1n2L3M
or	0S1d2d3F
or #	1K2U3c
or buy	0M1i2P3Q
or is	0m1M2Q3L
or keep	0C1q2Q3P
or no	0S1f2R3N
or the	0e1a2F3G
or we	0S1e2Q3K
ora	0i1I2a3H
oran*	0N1Q2i3F
orange	0N1Q2i3J
orange #	0e1Q2U
orange $	0I1K2m3K
orch*	0R1f2L3O
orde*	2e3I
order	0O1h2Y3J
order $	0G2e3Y
order :	0i1M2P3T
order is	0N1h2S3Q
ordered	0f1O2J3Y
ordering	0R1U2P3d
orders	0g2C3A
orders #	0d1Q3U
orders $	0R1i2K3H
orders by	0i1M2S3S
orders from	0e1P2U3T
orders to	0n1G2P3O
ordi*	0R1h2N3K
ordini	0S1d2T3O
ore	0H1e2Z3a
org	0R1b3R
orga*	0M1k2B3S
organic	0a1T2U3T
organic #	0Y
organigrama	0N1n2P3H
organisation	0P1i2O3L
orig*	0f1G2O3Z
original	1H2P3i
original plan	0f1R2T3S
orth*	0h1L3U
orthopaedics	0g1M3U
os	1S2Y3U
osei	0T1S2N3d
oslo	0L1k2O3K
osob*	0i1I2I3R
osta*	0N1I2b3b
othe*	0a1M2a3Q
other	0Y1P2U
other #	0U1Y2N3c
other $	1Y2d3C
other for	0N2b3P
other two	0l1M2L3M
other way	0O1f2F3b
others	0b1M2c3A
others #	0e1O
others $	0h1P2N3K
otherwise	0P1U2g3R
otherwise $	0Q1a2b3O
otra	0k1E2M3T
otto*	0T1b2Q
ou	0F1m2U3Q
ou viennent	0c1S3S
ou vient	0N1i2S3P
our	0N1r2J34
our #	0T1e2O3M
our advice	0k1K2O3P
our base	0b1I2c3Q
our best	0c2M3I
our brand	0M1i2R3Q
our budget	0Z2T3Q
our five	0K1m2Q3N
our name	0g1N2T3Q
our new	0S1H2e3f
our own	0Q1e2U3P
our price	0I1l2P3Q
our sales	1Y2T3U
our school	0P1e2T3T
our street	0N2S3d
ours	0p1F2L3I
ours*	0a1R2K3Z
ourselves	0Z1U2M
out	2U3S
out #	0j1K2T3S
out $	1Y2O
out (	0g1N2U3T
out :	0U1c2S3P
out and	0e1a2M3J
out by	0O1Z2Y3Y
out in	0T1b2S
out loud	0L2O3e
out of	0G1c2D3i
out on	0b1H2e3L
out the	1E2g3Q
out to	0e1M2L3Y
outa*	0b1a2O3O
outage	0a1Z2Q3Q
outb*	0Y2U3U
outbound	0U1a2U3U
outbound #	0R1c2U
outc*	0T1f2N3M
outcome	0j1M2O3N
outcome :	0e1O2S3S
outcomes	0J1m2P3P
outcomes $	0K1k2S3Q
outl*	0Z1a2O3N
outlook	0h1M3R
outp*	0Z1b2O3J
output	0Q1Y2b3Q
outputs	0o1I2L3L
outputs :	0i1O2O3O
outr*	2S3U
outreach	0h1L2U3S
outs*	0j1O2Q3L
outside	0t1D2M3E
outsourced	0O1Q2a3Z
outsourcing	0K1k2R3Q
outstanding	0h1N2R3N
ouve*	0M1d2S3d
oven	0k1H2R3R
oven #	0d1Q3U
over	0Q2P3a
over #	1c2P3I
over $	0R2T3Z
over de	0I1M2O3l
over it	0a1P3S
over the	0T1R2S3e
over to	0a1d2N3U
over*	1Z2R3Q
overhead	0h1N2U3S
overhead #	0d1Q2U
overlap	0c1J2P3a
overlaps	0R2c3M
overnight	0j1L2R3R
overrun	0h1O3O
overspend	0K1i
overspend #	0a1T
overtime	0Z2J
overtook	0F1Z2h3K
owe	0J1N2R3k
own	0h1P2S3O
own #	0c1T3U
own $	0Z1Q2Q3b
own label	0d1P
owne*	0e1N2P3T
owner	0i1N2U3M
owner :	0d1a2P3L
owners	0g1H2O3b
owns	1a2U3N
owns it	0P1a2a3P
oxyg*	0h1N2Q3P
oxygen	0g1P2S3R
p	0a1U2S3P
p $	0a1M2H3Z
p &	0N1i2Q3M
p a	0o1H2R3Q
p90	0j1L3T
paci*	0S1g2S3J
pacj*	0R1i2P3J
pack	0P1U2b3Y
pack*	0f1R3E
packaging	1Y2a3I
packing	0Y
paco	0N1P2O3h
pacs	0j1O2O3K
padd*	1R3Z
padl*	0J1S2e
padr*	0U1K2N3f
padre	0K1R2S3i
paga	1d2J3E
paga*	0e2O3J
page	061S2q3S
page #	0G1C2d3k
page $	032o3M
page :	0R1g2L3J
page for	0S1T3Z
page is	0b1R2Q
page of	0O1G2o3H
page so	0T1N2n3F
page that	0H1T2g3U
page*	0P1R2b3Z
pager	0G1U2f3Z
pager for	0K2c
pages	0Q1I2e3a
pagi*	0J1R2e
pagina	0R1T2a
pago*	0N1d2c3F
paid	0T1a2E3Y
paid #	0L2T3f
paid $	0g2O3L
paid back	0e1P
paid for	0J1g2P3Y
paid in	0h1N3T
paie*	0c2S3O
pain	0T1d2O3L
pain*	0Z3N
paint	1Y2S3T
pair*	1K2h3K
pala*	0U1Z2P
pale	0E1M2f3g
pale*	0P1T2h3H
palestra	1d2O3M
pall*	0a1U2L3Y
pallet	0e1N2O3Y
pan	0Q1J2J3i
pand	0Q1f2P3N
pand*	0P1a2K3e
pane*	0a1R2D3d
panel	0h1G2J3d
panel $	0P1U2P3d
panels	0Y1b2M
pani	0D1H2I3q
pani*	0S1N2T3f
pann*	0e1J2a3L
panne	0g1Q2Q3Q
pape*	0e1Y2J3M
paper	0Z1Y2N3Q
paper #	0e1P
paper $	0T1g2I3I
papers	0i1M2S3Q
paperwork	0d1Y2O3K
papi*	0Q1g2H3S
papier	0U2L
par	0U1c2b39
par an	0b2Q3N
par jour	1T2e3I
par la	1Y2P3a
par le	0k1I2T3Q
para	0T1Y2c3L
para #	0h1Q2S3Q
para a	0P1S2i3J
para el	0H1Z2i3F
para la	1Y2L
para o	1H2M3h
para*	1U2Y3R
paradas	0a1R2c3K
paradas $	0U1T2e3K
parado	0Y1M2Q3Z
parallel	0g1S2M3K
parallel run	0c1Q2U3T
parc*	0S1h2I3O
parcel	1c2Q3L
parcels	0N1i2K
pard*	0J1E2S3o
pare*	0Y3O
parental	0g2R3L
parental leave	0U1c2U3O
parents	0e1Y2M3I
parents evening	0H1Q2a3d
pari*	0k1M2T3P
parish	0g1Q3R
park	0d1U2T3P
park $	0N1L2f
park :	0g1O2T3S
park*	0b1M273b
parkeren	0j1M2R3K
parking	0T1R2G3g
parking $	0g1H2S3U
parks	0N1g
parl*	1L2N3e
parle	0g1I2L3T
parq*	1b2N3J
parque	1c2O3L
parr*	0f1F2O3b
part	0e1B2K3c
part $	1G2Y3d
part time	0h1K2J3R
part*	0e1T2K3R
parte	0U1U2E3b
particular	0T1M2e3P
parties	0Y1e2F3N
parties $	0a1T2J
partner	0e1U283Q
partner wants	0I1c2J3e
partners	1c2J3T
partners :	0U1b2S3T
partnership	1f2Q3N
parts	0Y1T2e3A
parts #	0d1R3U
parts $	0K1O2j3L
parts :	1a2U3S
party	0Y1G2P3e
pas	0O2c
pas $	1I2U3a
pas de	0H2m3B
pasa	0h1R2R3N
pasa*	0Z1K2M3a
pass*	2U3O
passage	0O1O2f
passages	0H1G2b3i
passe	0Z1Y2U3M
passed	0M1h2O3N
passengers	0P1h2P3L
passengers #	0c1R
passes	0h1I2b3D
passes it	0j1M2P3R
passes to	0d1Q2U3S
passes what	0O2f3M
passing	1N2P3e
password	0U1a2a3L
passwords	0e2M3H
past	0f1R2N
past*	0M1I2e3c
pate*	0c1d2G3D
patel	0f1Q2T3S
patent	0f1a2O3J
path	0b3G
path $	1Y3M
path*	0Z1d2P3J
pati*	1f2K3G
patient	0Z1b2U3B
patients	1g2F3G
patients $	1d2P3N
patients wait	0Y1Z2R3O
paus*	2L3Z
pay	0Y1h203C
pay #	0g1N2U3U
pay $	1d2H3G
pay (	0k1J2T3S
pay for	0T1g2J3I
paya*	0m1J2O3N
payable	0j1M2P3Q
payables	0g1O2U3U
payb*	1d2N3N
payback	0b1Z2M3O
payback #	0d1P2T3U
payback of	0Q1f2T3T
paye*	0f2L3M
payi*	1a2R3N
paying	0S1d2R3N
payl*	0i1O2Q3O
payload	0j1M2P3O
paym*	0d1Z2J3E
payment	0j1O2N3L
payments	0d2N3K
payr*	0b1b2G3A
payroll	0Y1d2G3D
payroll #	0g1N
pays	0Y1e2I3N
pays #	0m1I2T3Q
pays $	0T1g3K
pays :	0h1M3U
pays back	0Y2T3P
pays for	0O1Z2K3d
pays the	0T1c2O3S
payw*	0g1N3T
pc	0k1H2R3Q
pe	0j1K2R3P
peac*	1K2S3e
peak	0l2Q3G
peak*	2U3U
peda*	0i1L2R3Q
pedi*	0f2F3P
pedimos	0n1K2L3J
pedir	0Q1i2N3H
peer	0i1M2U3T
peer*	0l1H2Q3O
peers	0m1H2Q3P
pend*	0S1b2M3U
pendant	0Q1Z2Q
pens*	0T2N3b
pension	1d2J3J
pensions	0g1P2S3U
peop*	0T3R
people	0U2U
people #	0k1L3T
people $	0d1a2M3C
people )	0e1O
people :	1d2O3J
people always	0e1a2S3L
people and	0S1G2b3d
people are	0a1I2P3d
people from	0e1P3U
people in	0Z1J2S3c
people on	0R1H2M3j
people should	0Y1c2M3O
people technology	0c1R3U
people to	0N1U2i3I
people we	0E1i2R3Z
people who	0Z1M2b3Q
people will	0M1c2Y3U
pequ*	0R1g2N3M
per	0S1e2a37
per #	0Q1f2T3R
per app	0d2T3P
per cent	0M3e
per contact	0f1O3U
per country	0J1n2N3P
per customer	0a1L2c3U
per day	0N1k2L3K
per head	0T1c2T3R
per hour	0e1U2R3N
per il	0U2M
per jaar	1Y2R3Q
per la	0L1d2Q3d
per litre	0R1d2R3T
per maand	0b2N3N
per month	0S1f2M3R
per parcel	0N1h2U3T
per person	0U1Q2c3R
per quarter	0K1j2U
per share	0Q1e3R
per shift	0l1J2U3P
per site	1Z2Q3Q
per team	0S1U2d3N
per thousand	0e1O2T3T
per tonne	0b1T2Q3P
per visit	0h1N2T
per year	0h1O2T3R
perc*	0N1U2f3U
percent	0Y1T
percent $	0i2P3L
perche	0Q1h2G3P
perd*	0Y1Q263b
perdemos	0k1K2R3M
perdona	0J1Z2Q3d
perdu	0d1I2P3Y
perdus	0P1e3T
perf*	0R1U2e3I
performance	0Y1b2K3M
perg*	0a2K3S
perh*	0K1L2g3U
perhaps	0L1L2f
peri*	0c1M2d3L
period	0b2N3Q
perm*	0d1L2S
permission	0J1e2P3b
permissions	0d1Q2T3S
permit	0d1a2H3B
permits	0l1E2S
permits #	0f1P2U3U
pero	0S2C3a
perr*	0Z1I2O3i
perro	0K1N2N3k
pers*	0b1T2H3U
person	182S3d
person $	0L1J2M3l
personal	0b1Y2E3O
personal #	0e1Q2U3U
personal $	0S1g2P3M
personally	0Q1N2P3f
personas	1c2Q3K
persone	0S1d2K3Q
personnel	1a2U3R
personnel #	0e1S2U3S
personnes	0d1M2T3U
pert*	0j1N2Q3O
pesc*	0T1I2Q3f
pess*	1T2M3c
pessoal	0b1P2T3b
pessoas	1a2T3N
pet	0I1p2M3L
pet food	0T1c2R3R
pete	0d1S3T
peti*	0Y2R3T
petit	0T1O2a
petits	1b2O3I
petr*	1N2d
petra	1T2Z3S
petrol	0P1H2g3Y
peu	0m1D2I3Q
peu probable	0k1N2T3N
peut	1d2N3J
pezz*	0g1O3R
pfle*	0d1Z2L3E
pflege	0Q1e2U3O
ph	0d1R3T
ph :	0d1S3T
phar*	0a1Z3A
pharmacist	0j1L2R3P
pharmacy	1b2a3D
phas*	0d1K2d3I
phase	0a1M2h39
phase #	1c2O3L
phase :	0i1K
phase one	0d1R3U
phase three	0d1Q2U3T
phase two	0c1R3U
phases	1T2Z3Q
phd	0Q1d2R
phil*	0c1T2O
phon*	0Y1O2K3c
phone	0T2N3a
phone #	0g1N3T
phone $	0T1H2R3i
phone call	0L1a2S3b
phones	0i1T2J3C
phot*	1C2s3E
photo	0I1O2n3L
photo $	0T1O2a
photo is	0Z1I2b
photo of	0Q1Y2c3I
photograph	0T1E2l3N
photos	0Z1A2d3S
photos $	0e1N2U3P
phys*	0e1L2L3b
physician	0d1S3T
physio	1R2M3c
pian*	0Y1b2L3J
piano	1d2K3J
piat*	0U1O2L3d
pick	0a2L3U
pick lists	0b1T3U
pick up	0Z1R3Y
pick*	0Y1b2I3P
picked	0e1L2P
picking	1Y2P
picks	0Z2Q3T
pict*	0F2p3C
picture	0L1a2i3F
picture $	0J1a2e3I
picture :	0J1Q2j3R
picture of	0F1i2R3U
pictures	0M1H2k3M
pide*	0c1O2T3Y
piden	0c1K2R3a
pie	0J1O2k3O
piec	1b2N3M
piec*	0a1R2h3H
piece	0N1U2c3U
piek*	0I1d2f3N
pien*	0Y1Y2Q3P
pier	0c1T3S
pier*	0P1c2I3a
pierde	0S1Z2O3Z
pill*	0K1M2e3a
pilo*	0f283N
pilot	0Y1a2C3T
pilot :	0k1I
pilot in	0h1M2U3P
pilote	0h1N2T3Q
pipe	0S1e2S3L
pipe*	0Y1e2E3B
pipeline	0U1d2N3L
pipes	0k1K2R3Q
pisc*	1J2L3k
pist*	1d2I3F
pistacho	0a2M3K
pisz*	0L1H2O3m
pisze	0G1H2N3q
pitc*	0P2U
pitch	0S1U2e3O
pitch $	0J1Y2f3L
pitch :	0b2P3Q
pits	1Q2e3S
piu	0Y2M3T
pizz*	0F1G2c3f
pizza	0I1H2e3c
pl	0f1P2T3U
plac*	0Z1b2L3F
place	0R1Y2c3N
place $	0h1R2P3K
places	0Z1b2D3E
plai*	0N1L2e3d
plain	0T1H2l3J
plan	0Y1e2a30
plan #	0q1E2R3Q
plan $	0m1M2H3G
plan /	0S1h2J3M
plan :	0i1K2T3U
plan by	0c1U2U3Q
plan de	0S1e2R3R
plan for	0O1l2M3I
plan had	0g1R2S3R
plan with	0k1I2P3P
plan*	2M
planned	0d1N2F3Z
planned #	0Y1Y2U3O
planned $	0g2P3L
planner	0n1Q2L3G
planners	0j1N2Q3M
planning	1f2S36
planning $	0R1d2U3S
plans	0l1L2E
plant	0Y1S2S
plant #	0g1M2U3T
plant $	0Q1R2Q3h
plant in	0o1F2O3J
plant manager	0Z1H2M3a
planta	0L1d2Q3b
plantes	0R1M2R3f
plants	1Z2M3S
plants in	0M1Z2U3d
planung	0L1j2Q3N
plas*	0Z1e2H3C
plaster	0e1O2U3T
plastic	0Q1e2T3P
plat*	0a1d283L
plate	0a1K2S3Y
platform	0g1b2F3D
platform :	0g1P2T3R
platform in	0i1L2U
platforms	0P1g2Q3M
plattform	0i1M2T3R
play	0d1O2H
play*	0d1b2H3H
playbook	0T1f2R3J
players	0f1S2U3P
playground	0Y1a2P3K
plaz*	0T1S2N3d
plea*	0F1R2k3R
please	0H2i3Q
please $	021P2r3A
please :	0J1o2K3R
please as	0c2S3Q
please do	0N1f2N
please don	0D1N2Y3f
please forgive	0R1P2P3g
please make	0Z1O2e3O
please no	0P1Q2h3I
please not	0M1P2e3U
please put	0O1j2O3S
please show	0b1c2P3L
pln	0c1S
pln #	0c1R
plot	0K1h2c3H
plot*	0a1Y2Q3P
plots	0a1Y2R3P
pls	0H1Y2l3H
pls $	0A1T2d
pls :	2T3T
plum*	0a1Y2T3P
plumbing	0Y1Z2T3R
plus	0Z1O2i3K
plus #	0t1F2N3P
plus $	0e1S2O3P
plus :	0i1L2R3T
plus de	0K1l2O3M
pm	0L3b
pm $	0P1K2R3h
pme	0f1N2T3R
pme #	0d1R2T3S
pmo	0c1S2L3U
pms	0i1M2T3R
png	0J1J2j
png )	0L1O2i3N
po	0U2R
po $	0b1M2S3c
poca	0p1F2M3I
poco	0T1h2J3F
pod	0b1Z2O3L
podc*	0d1O2N3Y
podcast	1T2S3Z
pode	0I1K3f
podz*	0c2M3L
podzial	0Y1Z2P3L
poi	0K1J2e3d
poi il	0N1L2g
poin*	0Y2T3P
point	1a2D
point $	0P3Z
point for	0e2S3N
point of	0l1I2Q3N
points	1a2U3O
points $	0c1I2h3E
points in	0Z1U
poka*	0C1U2f
pokaz	0J1a2c3J
pola*	0i1M3O
poland	0a1L2c3Q
poland #	0h1M3U
pole*	0c1Z2L3K
poli*	1U2F3b
police	0i1L2T3Q
policy	0h1O2P3Q
polish	0b1Z2Q3L
politics	0S1R2T3d
polo*	0K1l2K3H
polowe	0P1h2O3K
pols*	0l1I2Q3M
polska	0e1O3U
pomo*	0j1M2R3O
pomoc	0d1Q2T3S
pomp*	0b2R3P
pon	0J1h2e3J
pon $	0R1h2Q3M
poni*	0e1P2U3S
ponizej	0e1R3S
ponizej #	0f1Q3S
pont*	0c1Z2S3M
pool	0g1T2J3P
pool #	0f1O3T
pool ->	0c1R3T
pool*	0o1H2S3O
pooled	0e1P3T
pools	0f1P2U3T
poor	0f1K2H3Y
poor #	0c1S
popr*	0S1K2L3i
popu*	0k1J2Q3N
population	0i1N2S3Q
population register	0e1O2U3T
por	0S1Y3T
por el	0E1T2G3k
por favor	0E1H2f3Z
por goteo	0R1e2S3S
por hectarea	0i1L2S3O
por mes	0j1L2Q3M
por que	0J1m2M3K
porc*	0j1L2Q3M
porq*	0Q1K2N3j
porque	0U1K2N3h
port	0Z1h2N3H
port*	1b2U3F
porta	0T1a2J3Z
portal	0e2D3D
portal $	0h1R2N3K
portal :	0h1M3U
porte	0b1T2Q3T
porter	2c3A
porter $	0Z1a2L3M
porter value	0M1i2R3O
portfolio	0P1k2M3K
porto	0g1S3A
porto #	0e1P3U
portugal	0Z1L2P3a
pos	0T1e2R3M
pose	0Y1K2P3d
posi*	0b1Y3G
position	1Y2Q3N
positions	0T1f2T3O
poss*	0k162c39
possible	0k192Z3B
possible $	0J1N2l3L
possible /	0d1T2R3T
possible major	0b1T2T3T
possible moderate	0g1O2R3R
possible severe	0h1N2Q3S
possivel	0d1Q2R3R
post	0b2U3J
post mortem	1d2P3K
post*	0Z1O2Y3Q
poste	0k1G2N3N
postes	0h1O2S3Q
posto	0g1O2S3P
postponed	0S1O2Z3b
posts	0m1J2P3N
pot	1Q2O3c
pot of	1Y2U3U
pote*	0g1Q2G3R
potential	0m1K2K3M
poun*	0g1R2L
pound	0a1U2R3U
pounds	0h1L2O
pounds $	0Y1N2T3c
pour	0L1e2J3a
pour #	0d1T2T3O
pour l	0N1T2L3g
pour la	0N1b2O3c
pour le	0G1a2e
pour les	1Q2N3a
pour*	0S1f2F3R
pourquoi	0I1j2Q
powe*	0b1R2S3U
power	0a1T3L
power #	0j1K
power price	0c1Q
pozz*	0g1O3T
pr	0h1P2T3M
prac*	0T1Z2F
practice	1P2O3f
practices	0c1N2U
prad*	0h1K2N3U
pradu	0b1M2O3Z
prai*	0f1I2M
prairie	0b1S
prairie #	0d1R
pral*	0g1O2U3R
prat*	1c2Q3K
prax*	0h1K2T
pre	0c1L2N3b
prec*	0b1Z2U3C
precedent	0b1R2T3R
precedent deals	0Z1T
precio	0h1F2d3H
preco	0O1i2O3L
pred*	0a1T2H3Y
predictive	0a1Y2Q3O
predictive $	0d1R2U3S
pref*	0i1H2d39
preference	0Z1Z2M3O
prefers	0U1C2k3B
preg*	0J1d2S3Z
prei*	0R1j2G3I
preis	2O3U
prem	0e2M3N
prem*	0f2B3M
premie	0e1Q3U
premium	0a1b2F3F
premium #	0e1Q2U
premium $	0d1U2R3L
pren*	0g1S2G3M
prensa	0Z1Y2P3G
preo*	1e2P3H
prep	1U2Q3Z
prep*	0a1N2U3Y
prepare	0L1L2c3a
pres*	1O2H3e
prescriptive	0f1U2P3K
prescriptive $	0Z1Y2R3N
present	0J1T2M3j
presentation	0K1M2b3g
president	0J1j2N
presque	0a1a2N3K
press	0Y1U2S3T
press #	0i1M2S3N
press $	0a1J2M3a
press officer	0i1P3O
presse	0Z2U3S
pressure	0a1N2N3Z
presta	0f1O2U3R
presta contas	0e1P2U3R
pret*	0Z2K
prev	0f1Q2U3T
prev #	0d1R
prev*	0g293J
previous	0f1I2L3d
prevision	1a2U3Q
previsto	0j1M2Q3P
prevu	0Y1c2O3I
prez*	0Y3O
prezes	0a1b2T3K
prezzo	0Z1Z2R3N
prezzo #	0S1c2U3T
pric*	0f1c2H30
price	0f1Y2J3A
price #	0s1B2O3Q
price $	0b1Y2J3K
price (	0i1L3S
price +	0c1R
price :	0o1G2T3Q
price and	0Q1d2R3S
price for	0k1J2P3P
price increase	0N1g2U3T
price index	0i1L2Q3S
price is	0Y2Y3K
price list	1a2S3P
price low	0e1P
price of	1a2S3P
prices	0R1d2b3D
prices #	0P1d
prices $	0Q1J2i3N
prices are	0Y2U3S
pricing	0a1e2D3D
pricing #	0c1S3U
pricing :	0f1N2U3T
prij*	0g2K3H
prijs	0g1U2L3J
prim*	0e1N2N
prima	0P3Z
primary	0b1O2O3a
primary :	0o1G2S3Q
primer	0Z1Y2U3R
primero	0Z1I2Q3a
primo	0S1H2N3h
prin*	1M2P3c
principal	1N2R3b
print	0U1Z2U3S
print $	0K1c3T
printer	0f1E2M
prio*	0R1K2b3Y
priority	1K2K3e
priv*	0i1K2R3R
privacy	0g1M2T3Q
private	0g1S2R3N
private label	1c2O3R
prive	0d1I2N3Z
prix	0b1M2f3C
prix moyen	0g1N2U3R
priy*	0a2M3U
priya	1U2M3Y
priya $	0Y1M2N3c
pro	0k1Q2M3J
pro #	0d1Q
pro woche	0h1N2R3O
proa*	0m1J2P3P
proactive	0m1L2Q3P
prob*	0d1T2O3N
probabile	0Z1Z2Q3L
probabilita	0Y1Y2U3S
probable	0r1D2J3F
probable impact	0f1Q2U3S
probable mais	0g1Q2S3P
probably	0J1N2M3l
probation	0a1a2Q3N
probleem	0T1c2Q3O
problem	0a1U2T3P
problem $	1e2K3N
problem :	0k1K2T3P
problema	0k1L2R3L
proc*	0c2Q3J
proceeds	0g1M2U3S
process	0Y1d2M3D
process $	0U1c2Z3I
process :	0g1N2S3S
processing	0c1I2O3d
processor	0f1Q2S3U
prochain	1L2R3f
prochaine	0f1P2U3U
procurement	0b1T2C
procurement #	1Z3U
procurement $	1Y2M3U
prod*	0f1c2H33
produce	0T1Q2h3K
product	0e1b2436
product $	0d2L3I
product (	0d1R3U
product :	0h1N3U
product team	0U1a2R3R
production	0b1b2G3E
production #	0Y3T
producto	1a2O3P
products	0h1N2T3T
produkt	0M1h2S3O
produto	0d1R2R3R
produzione	0f1P2U3U
proe*	0Z2R3Q
prof	1I2N3c
prof*	0a1P2O3Z
professor	0Y1N2O3c
profit	0e1S3C
profit #	0f1U2L3K
profit $	0e1P
prog*	0Y1h2L3B
progetto	0T1h2M3F
program	0U1T2O3a
programme	0Z1f2S37
programme #	0h1N3S
programme $	0U1c2Q3Q
programmes	0i1R2N3M
proj*	0L1o223P
project	0G1q2C3O
project lead	0h1L2U3S
projector	0E1S2M3k
projector $	0N1Y2P3Z
projects	1d2L3N
projet	0U1b3R
prom*	0R1U2J3f
promise	0L1Q2J3l
promised	0T1S2B3f
promised $	0O1N2T3h
promised the	0e1b2R3K
promotion	0f1P2S3R
promotion #	0i1P2Q3N
promotions	0T1d2Q3M
pron*	0Z1O2H3a
pronto	0O1T2N3g
proo*	0R1b2S3T
proof	0J1d2U
prop*	0Y1a2N3O
properly	0b1Q2S3Y
property	0b1b2I3I
proponemos	0j1L2R3O
proposal	0R1T2J3h
propose	1Y2M3U
proposes	0e1Q3T
proprio	0e1O
proprio #	0g1M
pros	0Z1d2P3M
pros*	0J1N2q3H
prosze	0M1J2m3I
prot*	0Z1T2Y3N
protection	0Y1b2O3O
prou*	0b1I2Z3Q
prov*	0b1a2Q3L
prova	0T1f2O3J
provavel	0j1N2S3P
proveedor	0U1Y2S
proven	0Z1J2b3L
proves	0P1d2R3T
provider	0Q2d3P
proy*	0O2Q3f
proz*	0Z2Y3G
prozent	0a1R2Z3L
prud*	1Z2U3T
pruf*	0j1S2I3F
pruft	0f1T2N3J
pruft die	0T1b3S
prufung	0j1L2O3M
prze*	0U1b27
przed	0Y2J3U
przez	0Z1Z2P3J
przy	0Z1U2I3U
przy*	0S1c2P
pt	0d1F2Y3M
pt $	0U1M2f3N
pts	0h1P2O3T
publ*	0f1S273U
public	0g1O2F
public #	0Z1T
public sector	0d1N2N3U
publish	0Y1c2P3K
published	0f1P2T3T
publishes	0f1Q3S
publishing	0Z1T2O3Y
pued*	1K2f3G
puer*	0m1L2T3L
puerto	0d1P3U
puis	0N2J3j
pull	0R1S2h3L
pull*	0Z1G2M3i
pulled	0Y1P2P3c
pump	0U1Y2H
pump*	2O3Z
punc*	0J1R2m3K
punctuality	0R1c2U
punk*	0S2e3H
punkte	0T1J2g3P
punkten	0U1Z2Z3P
punt*	0M2K3f
punti	0i1N2T3Q
pupi*	1U2M3a
pupils	0Z1R2J3b
purc*	0h1R2P3M
purchase	0U1c2S3S
purchase of	0b1R
purchase price	0b1S
purchasing	0k1I2S3Q
purp*	0T1U2N3d
purpose	0O1a2O3c
push	0S1a2M
push*	0l1H2S3R
pushes	0j1I2T3S
put	0M1R2i3S
put #	0d1R3U
put a	0T1U2e3K
put in	0n1I2S3M
put it	0C1U2l3P
put my	0O1P2R3h
put our	0K1n2J3S
put that	0c1I2R
put the	1b3C
put them	0N1O2h3O
put us	1P2I3e
puts	0Z1Y2R3M
pv	0h1L2P3Q
pyra*	0I1e2d3M
pyramid	0M1Z2d3M
pyta*	0R1b2K3a
q	0c1R2U3R
q1	0n1T2C3E
q1 #	0b1U2T3T
q1 offline	0b1T
q2	0n1S2E3C
q2 #	0g1P2P3O
q3	0l1P2F3E
q3 $	0m1I2Q3K
q4	0k1U2J3I
q4 #	0a2S3R
q4 $	0j1L2R3S
qa	0n1L2K3H
qp	0b1M2c3O
qr	0i1M2R3P
qu	0T
qu ils	0f1J2R3U
quad*	0Q1L2g3M
qual*	1b2M3M
qualidade	0j1L2P3N
qualified	1Y
qualified #	0c1R
qualify	0b2P3L
qualitat	0m1G2O3K
quality	0T1i2E3A
quality #	0S1b2T3T
quality (	0a1U2T3U
quality lab	0e1R2T
quan*	0N1e3U
quar*	0Z1g243N
quarry	0S1c2U3Q
quarter	0Q1o2E3E
quarter $	1b2N3O
quarter of	0S1d2S3O
quarters	1b2L3I
quarters $	0R1e2Q3Q
quas*	2Y3H
quase	0L1Z2c3N
quasi	0b1c2K3J
quat*	1Y3K
quatre	0Q1c2d3F
quattro	1Z2J3S
que	0G1U3d
que el	0R1Y2P3c
que es	0L1N2M3k
que la	1Q2M3c
que lo	0R1b2b3I
que no	0F1c2N3h
que o	0a1M2Q3e
que se	0H1Z2l3I
queb*	1c2N3N
qued*	0b1g2H3H
queda	0M1n2G3F
quel*	0Q1U2c3R
quelle	0T1L2g3J
quem	0L1c2N3b
quer*	1L2h3N
queremos	0f1Y2M3J
ques*	0T1a2T3R
question	0F1h2Y
question :	0I1l2U3S
question for	0L1k2S3P
questions	0b1d2O37
questions $	0g1S2N3M
questions :	0Y1Z2S3S
queu*	2a3N
queue	0T1Z2Y3R
queue #	0T1c3R
queues	0g1O2P3Q
qui	0Q1U2a3U
qui fait	0N1b2d3J
quic*	1S2P3c
quick	1P2S3d
quick one	0K1Y2H3g
quick wins	1L2d3Q
quie*	182h3Q
quiet	0P1K2f3T
quin*	0Y2M
quindi	0T1L2O3g
quinta	0f1R2R3K
quis*	0e1I2b3K
quit	0i1R2T3N
quit*	1a2N3Q
quite	0i1K2T
quite likely	0e1Q2U3R
quoi	0S1c2b3G
quot*	0O1S2d
quota	1a2R3Q
quote	0N1D2e3c
quoted	1a2K
quotes	0P2h3H
quoting	0T1K2U3i
r	0s1M2I39
r #	0Q1f2U3N
r $	0R1J2L3h
r &	1a2T3R
r /	0g1M2R3R
r =	0d1P2S3S
r a	0M1c2d3N
r and	0g1T2U3P
r c	0f1P2R3Q
r ceo	0d1R3U
r cfo	0h1R2T3P
r controller	0f1Q2T3Q
r finance	0d1Q2U3S
r safety	0b1T3U
r vertriebsleitung	0g1Q2T3Q
r1	0i1L2T3Q
r2	0d1T2T3U
r3	0g1R2T3R
r4	0Q1L2g3N
raba*	1a2S3M
rabatte	0Z1Y2S3N
rabb*	0Q1L2L3h
racc*	1Y
raci	0R1a2b3O
radi*	1b2J3P
radio	0S1e2F3S
raff*	0d1H2K3Y
raffinerie	0k1K2R3N
raffle	0Y1M2J3Z
ragi*	1K2I3c
rail	0Z1Y2T3Q
rain	0L1Y2J3f
rain*	0N1d2Q3a
rais*	0Z1O2E3b
raise	0Y1Z2K3S
raised	0S1F2Q3k
raises	0f1O2T3Q
ramp	0Z1a2Q3R
ramp*	0Y1Y2S3R
ran	0d172H3k
ran out	0Z1K2T3d
rand*	0e1I2N3Y
rang	0L1P2R3h
rang*	0Y1Q3T
range	0h1R2L3K
range #	0S1b3U
ranges	0N1R2f
ranges $	1K3c
rank	0G1P2n3I
rank*	0N1Y2j3J
ranking	0Y1S2e3I
rapi*	0Y1H2R3h
rapp*	0a1B3Z
rapport	1F3a
rare	0m1J2S3I
rare /	0f1R2S3S
rate	0R1f2A3U
rate #	0S1S2Q3e
rate $	0g1M2U3Q
rate :	0e1P3U
rate and	0c2O3S
rate*	0Y1b2J3E
rated	0b2S3N
rates	0a2O3J
rath*	0Q1E2h3Z
rather	0S1H2j3U
rather not	0P1U2a3U
rather than	0O1N2i3M
rati*	1a2B3P
rating	0P2K3e
ratings	0a1a2L3L
ratio	0f1T2O3O
ratio #	0d1Q3U
ratio of	0Y1Y2Q3S
raus	0L1M2O3l
ravi	0K1J2Z3f
raw	0p1G2R3L
razy	0I1N2O3l
rd	0a2S3Q
re	0U1T2Y
re at	0j1L2U3Q
re good	0Z1K2c
re in	0c1I2Q3e
re the	0S1i2O3K
reac*	1g233Q
reach	0Q1j2I3E
reach #	0g1N
reachable	0S1K2O3f
reached	0b1N2N
reached #	0m1I2U3P
reaches	0O1i2M3J
reactive	0c1U2S3Q
read	0Z1N2b3S
read $	0Y1Q2c3J
read the	0e1D3Z
read this	0Q1P2f3T
read*	0Y1T2U3S
readable	0M1I2m3I
reader	0e1c2N3K
readers	1S2Z3S
readiness	0K1n2L3H
reading	0Q1b2b3N
reading room	0Y1b2N3M
readings	1e2P3L
readings to	1Z2T3R
reads	1G2U3f
reads one	0b1L2i3J
reads the	1T2N3Y
ready	0d1M2E3Z
ready $	0Y1N2I3b
ready in	0f1O2U3R
reak*	0f1P2U3R
real	1Q
real estate	1b2T3N
real time	0a2T3P
real*	0J1f2Z3T
really	0R1b2H3Z
reas*	0R1f2Z3G
reason	0a1R2b3K
reasons	0K1j2P3O
rebo*	0i1M2S3R
rebu*	1c2K3L
rebuild	1b2P3P
reca*	0T1d2M3P
recall	0Q1f2R3P
recap	0e2U3Q
rece*	0k1A2O3U
receipts	0g1F2M
receipts $	0i1N2P3N
receita	0h1M2T3T
receivables	0d1Q3U
receives	0d1Q2U3U
reception	0Y1H3b
recession	0Y
rech*	0f1R37
recharge	0f1O2T3S
recherche	0j1M2Q3Q
rechnet	0U1e2M3K
recht	0k1L2O3N
rechts	0N1H2j3L
reci*	0T1N2U3e
recipe	0R1U2P3d
recl*	0T1b3R
reco*	0g1U2N3L
recommend	0e2F3G
recommend to	0k1L2Q3N
recommendation	0b1F2e3I
recommends	0u1F2I3C
record	0T1c2F3S
record $	1T2N3Z
recording	0L1F2I3p
records	0Z1Z2R3K
recovery	0U1c2R3Q
recovery #	0L1i
recr*	0R1k2J3N
recruiting	0I1f2N
recrutement	0a1Y2P3N
rect*	0m1J2N3L
recu*	0T1Y2I3a
recy*	0b1Z2N3I
recycled	0Y1Y2Q3N
recycled #	0d1R2U3T
recycling	1Z2R3T
red	0Y102m3B
red #	0l1L2R3Q
red $	0G1G2p3L
reda*	0d1d2M3I
redaktion	0i1R2R3Q
rede*	0N2N3e
redu*	0R1d2K3T
refe*	0Z3H
reference	0U1T2h36
reference $	0e1a2J3O
reference for	0H2f3J
references	0e1I2L3c
references and	0f1O3S
referrals	0U1c2L3M
referred	0f1P2U3R
refi*	0U1k2D3B
refinance	0e1O
refinancing	0O1k2P3M
refinancing #	0a1T
refinancing of	0b1S
refit	0R1k2M3F
refr*	0m1G2F3a
refresh	0g1Q2S3R
refu*	0e293O
refund	1c2J3I
refund $	0Z1Y2P3N
refurbish	2U3T
refurbishment	0Q1f2Q3M
refus	0e1Q2Q3Q
refused	0S1K2O3f
rega*	0C1F2B3s
regards	091F2F3u
rege*	1T2K3a
regeln	0R1f2O3J
regi*	0d1Y2J3M
regie	0b1Z2T3O
region	0Y1a2R3L
region $	0b1Y2Q3F
regional	0Z1Z2H3T
regionale	0b1N2T3b
regions	0d1R2J3U
register	0e2M3I
registrar	0h1O2S3P
registro	0g1N2U3T
registry	0j1N2O3N
regl*	0U1c2R3O
regr*	0b1N2T
regu*	0a2B3U
regulation	0a2Q3O
regulator	0d1M2O3Z
regulatory	0c1R2U3T
reha*	0h1Q2S3P
rehe*	0e1M2P
rehearsal	0a1L2O3a
reic*	0h1F2G
reicht	0f1H2K
reif*	0R1g2P3M
reim*	0f1O2R3R
rein*	0b1Z2G
reje*	0l1J2S3T
reke*	1I2I3g
rekl*	1a2L3G
reklamacje	0T1c2T3P
reko*	0j1L2M3L
rela*	0o1P2D3Q
relations	0m1J2K3P
relaunch	0P1g2P3Q
rele*	0Z1Y2C3Q
release	0Y1a2G3P
release #	0g1M2U3U
release $	0g1T2Q3P
release :	0i1O2U3Q
reli*	0m1S2M3G
relief	0a2T3Q
relo*	0U1M2U3g
rema*	0k1K2E3T
remain	0d1Z2N3I
remaining	0g1N3T
remaining #	0h1M2T3S
reme*	0h1Y293F
remember	1e2D3Q
remember :	0k1K2Q3Q
remembers	0h1N2T3N
remi*	0T1f2K3K
reminders	0l1L2P3R
remo*	0U1Z2H3Y
remote	0U1Z2T
removed	0Q1J2O3i
remp*	0U1d2Q3M
rend*	0Q1Q3e
render	0F1T2h3Z
rendu	0K2R3g
rene*	0n1K2O3F
renew	0b2T3S
renewal	0q1F2M3M
renewals	0Y2S3R
renn*	2Q
reno*	0c2O3L
rent	0f2B3B
rent #	0m1J2P3U
rent $	0Q1g2L3M
rent*	0S1l2D3A
rental	2U3T
rented	2Q3P
rents	0O1e3U
reop*	0O1f2N
reopened	0R1e2P3U
reopening	0L1d2T
reor*	0O1j2L3M
rep	0a1K2Q3Z
repa*	0b1c203J
repair	0a1d2E39
repair $	0Y1b2P3L
repairs	0k1O2P3N
reparto	0O1d2P
repas	0O1g2T3P
repas #	0b1S
repay	0Y1U
repe*	0b1G2e3J
repeat	0S1N2f3M
repl*	0b1g283J
replace	0Z1c2J3J
replacement	0e1Z2M3K
replacement cost	0a1S
replacing	0L1h2T3P
reply	0S1H2Q3i
repo*	0a1a2I3L
reponse	0Q2Q3d
report	0c1N2Y3S
report #	0c1R3S
report $	0f1J2f3N
report (	0e1O3T
report to	0u1C2J3I
reported	0k1K2Q3R
reporting	0Y1h2G3B
reporting $	0a2S3Q
reporting lines	0K1k2P3O
reporting to	0k1M2S3L
reports	0l1P2C3N
reports $	0k1K2Q3N
reports :	0e1P
reports to	0Z1b2M3L
repr*	0k1G2M3T
reprise	0i1M2Q3O
reprise des	0e1Q2U3S
reps	0d2O3L
reps $	0c1Y2Q3N
requ*	0c1R2C
request	0Z2K
request $	0a1J2R3b
request :	0P1f2T3P
requests	0i1O2S3Q
resa*	0g1O2Q3Q
resale	0f1P2Q3P
resc*	0S1U2O3c
rescue	0U2P3Z
rese*	0j1S263J
research	0e1a2I3C
research agent	0L1k2R3L
reseau	0m1H2L3M
reserve	1I2O3e
reserve #	0Z1T
reserves	0Z2S3Q
reserves #	0d1P3U
resi*	0c1f283D
residents	0a1Y2P3O
residual	0k1M2T3R
resigned	1L2K3f
reso*	0d1T2S3N
resolution	0h1N2U3U
resolution :	0e1O
resp	0O1e
resp*	0c1c283K
responde	0l1L2T3L
responsabile	0f1R2T3Q
responsable	0h1N2T3Q
responsavel	0f1O2U3R
response	0g1Q2R3N
responsible	0b1Z2P3J
responsible and	0c1S
ress*	0M1Q2h3N
ressources	0Z2T3U
ressources :	0f1O
rest	0c1I2T3Z
rest #	0h1N3S
rest $	0Q1M2b3b
rest is	0Z1f2L3H
rest of	0J1J2P3m
rest open	0h1R2P3N
rest*	0c1Z213T
restare	0U1d2Q3N
reste	0c1K2H3Z
reste #	0g1P2S3R
resto	0L1J2P3l
resto #	0b1R
rests	0c2K3T
rests on	0g1D2K
resu*	0K1Z2c
result	1c2S3M
result #	0f1P2S
result :	0h1M3U
resultaat	0h1N2T3Q
resultado	0O1h2S3S
resultat	0d1R
results	0S1b2Q
results to	0f1O2U3S
resumen	0F1M2l3U
resumen para	0K1Y2g3L
resz*	0P1c2M3Z
reszta	1c2P3O
reta*	0a2S3O
retail	0c2U3C
retail #	0c1Q
retailer	0N1j2O3M
retailer $	0K1l2O3L
retailers	0i1N2T3Q
retard	1C2P3i
retard #	1O3d
retard de	0d1Q3U
rete	0i1M2R3Q
rete*	0R1h2I3J
retenir	0Z1a2O3M
retention	0R1e2R3S
retention of	0J1k3U
reti*	0i1R2G3N
retire	1R3b
retired	0a1R3Y
retirement	0j1L2N3L
retirement $	0j1O2O3N
retires	1c2P3O
reto*	0a1a2P3O
retouren	0h1M2U
retr*	0a123f
retrained	0i1L2T3R
retraite	0H1N2P3m
retraso	0h1N2S3P
retu*	0f1a2A3G
return	0a2J3U
return $	0h1K2M
return on	0O1h2T3S
returned	0d1I2N3Z
returns	0f1Y2F3C
reun*	0I1U2F3l
reunion	0L1T2L3g
reve*	0P1d3S
revenue	0S1e37
revenue #	0d1S2O3N
revenue $	1a2O3S
revenue is	0g1O2T
revenue of	0Y3T
revenue per	0J1m2N3P
reverse	1Q3a
revi*	0a2J
review	1U2O3Y
review #	0Q1I2T3g
review $	0Q1a2J3Y
review )	0T1a2U
review :	0b2T3O
reviewed	0j1K2R3P
reviews	0f1O2T3Q
revo*	0K1j2Q3K
revu*	1Y2P
rewr*	0T2P3c
rewrite	1Y2T3P
rezy*	0d1M2O
rh	0k1L2Q3P
ribb*	0Q1O2j3L
ribbons	0N1R2i3P
rica*	0O1g2S3U
rich*	0g1O2T3S
rico*	1d2L3I
ricordare	0K1j2R3N
ricorso	0a1a2O3K
ride*	0e1S2Q3N
riders	0f1O3U
rieg*	1Z2Q3Q
riego	0Y1a2P3O
riego por	1a2S3R
ries*	0c1b2N3G
rifa*	1L2S3c
riga	0N1J2f3Z
righ*	0S1S2h3N
right	0P2i3N
right $	1C2j3H
right :	0l1M2P3S
right end	0k1K2Q3Q
right now	0K1d2S3c
right so	0N1e2J3Z
rights	0g1T2P3M
ring	0p1G2N3O
ring*	0Q1T2O3e
rings	0b2T3P
rins*	0Z2U3R
rinse	0T1a2U3Q
risc*	0J1i2K3P
rischi	0J1k2R3O
rise	0d1Z2L3J
rise*	1Z2R3O
rises	0Y2Q3M
risi*	0b1Y2U3B
risico	0h1M2Q3R
risico :	0f1R2T3S
risiken	0d1Y2J3K
risiko	0m1J2O3N
rising	0O1b2e3H
rising $	0R1d2S3Q
risk	0a1b273Q
risk #	0S1b3T
risk $	0S1e2T3O
risk :	0c1S3U
risk committee	1f2O3P
risk*	0F1n3E
risks	0G1o2U3F
risp*	0m1M2P3N
risq*	0L1l2O3M
rita*	1S2N3c
ritardo	1P2N3f
riun*	0K2R3j
riunione	0K2S3i
riva*	0Q1f2L3T
rival	0U1M2R3c
rivals	0P1h2R3N
rive*	0Y1M2c3K
river	1U2c3I
road	0j1R37
road $	0j1N2Q3L
road*	0G1j2b39
roadmap	0G1q2I3I
roadmap #	0L1i2R3S
roads	0B2m3E
roas*	0S2S3Z
rob	0O1P2P3g
robo*	0a1S3S
robot	0Y1U3S
robot cell	0I1m2P3O
roce	0f1O
roce #	0f1N2U
rock	0m1O2L3G
rodz*	0Z1M2P3c
rodzice	0f1S2T3Q
rohe*	0R1c
roic	0Q1j2K3P
rojo	0U1M2e3L
roku	0e1C2M3Y
roku $	0Z1I2N3Z
role	0d1M2K3c
role*	0P1f2S3P
roles	0O1g2R3O
rolf	1U2Q3c
roll	0T1f2Q3J
roll out	0c1R3U
roll*	0U1f2D3R
rollout	0M1n2K3H
rollover	3U
rollover #	0Y
rolls	0h1N2U3S
roma*	1Z2T3L
romania	0M1e3Q
rond	0b1L2d3L
ront*	0i1Q2Q3K
rontgen	0k1O2O3J
roof	0a1Z2T3A
roof*	0m1F3I
rooftop	0a1K2g3L
room	2Q
room $	0U1Z2S3U
room in	0Y1c2N3G
room*	0a1a2J3G
rooms	0Z1Y2O3L
root	0S1f2O3Q
rosa	0Z1b2N3O
rose	0h1P2R3P
ross*	0h1H2c3J
rosso	0T1J2i3J
rost*	0d1f2P3H
roster	0Y1a3P
rot	0Q1J2i3I
rota	0r1G2N3J
rota*	0g1U2L3E
rotacion	0b2O3O
rotacion :	0f1O2T3S
rotacja	0d1Q
rotas	0i1L2U3P
rotation	1a2U3S
rott*	0S1e2R3O
rotterdam	0a2U3Q
roug*	0n1H2R3N
rouge	0f1Q2T3T
rouge #	0d1Q2U3U
roughly	0h1O2U3N
roun*	0Q2Y
round	0N1f
round $	0U1N2b
round and	1I2b3J
rout*	0g2J3D
route	0i1P2P3L
routes	0a1Y2P3K
routine	0g1P2S3Q
row	0H1O2i
rows	0K1H2g3Z
rows $	1L3d
roya*	0g1M3T
ruck*	0s1H2H3G
rui	0a1U3U
ruiz	0e1S2Q3P
rule	1K2J3e
rule*	0c2P39
ruled	0m1L2P3L
ruled out	0m1K2P3K
rules	0T1f2F3E
rules for	0L1k2Q3O
run	0g1e233B
run #	0j1L2U3T
run $	1e2N3D
run it	0d1R2U3T
run out	0f1P3U
run rate	0h1N2T3S
run the	0E1o2Q
run through	0k1Q2R3N
rung	0o1J2M3M
runn*	0g1T2I3P
running	0h1Z2J3E
running order	0M1l2P3M
runs	0f1Y2H3A
runs the	0S1f2Q3K
runs through	0i1L2R3O
runw*	0Z1Y2O3M
runway	0c2O3N
runway #	0e1P
rura*	1c2P3N
rural	0O1i2Q3N
rust*	1J2g3L
rusz*	0O1d2J3Z
ruth	0b1K2O3b
ryne*	0N1j2P3P
rynek	1b2O3N
s	0N1T2S3e
s #	0j1J2H3T
s $	0U1M3a
s :	0a2Q3M
s a	0b172Z
s all	0F1g2f3P
s done	0h2N3J
s fine	0c1K2O3Y
s for	0B1B2o3R
s how	2S
s in	0J2R3f
s it	0a1R2G3a
s me	0O1K2Q3m
s name	0c1N2P3Y
s not	0L1O2Y3f
s office	1K2P3e
s on	0I1B2e3g
s our	0e1Y2K3L
s report	0c1P2P3Y
s the	0P1m2G3M
s what	0J1j2G
sa	0a1H2J3c
saar	0R1d2U
saar #	0Q1c
saba*	0Q1d2N
sabado	0K1b2S
sabato	0c2T3L
sach*	0c1R3U
safe	0c1Y2J3I
safe*	1k2C3E
safety	0Y1f2D3A
safety concept	0b2U3Q
safety officer	0e1R3T
sage*	0G1c2L3g
sagen	0H2L3g
sagt	0L1D2N3o
said	0U1G223m
said "	0M1L2S3k
said #	0g1O3T
said $	0K1M2M3m
said no	0i1S2L3O
said yes	0f1P3O
sail*	0f1R2T3S
sain*	0f1K2N
saint	0d1K2O3Y
saki	0T1b2T3T
sala	0S1Q2R3f
sala*	0g1Q2Q3M
salaries	0h1O2U3R
salary	0Z3Q
sale	1Z2B
sale $	0g1H2R3a
sale of	0Z1Z2O3S
sale*	1Z2K3R
sales	0Z1Z2K3Q
sales #	0q1E3S
sales $	0N1c2L3a
sales :	0d1Q3S
sales and	0k1J2T3Q
sales deck	0S1e2Q3S
sales led	0Y1e2S3K
sales of	0h1M3U
sales to	0h1M3T
salesforce	0l1K2Q3N
sali*	0S1R2N3d
sall*	0Q1f2P3P
salles	0f1O2U3T
salo*	0U1Y2S
salon	0d1P2R
salt	0U1O2R3f
salu*	0I1J2N3m
salut	0N1J2Q3m
sam	1K2M3f
same	0L2k3M
same $	0P1E3i
same day	0p1H2J3J
same look	0L1O2i3P
same order	0T1M2e3P
same scale	0P1g2T3U
same*	0c2b3F
samp*	0Z3I
sample	0Y1Q2b3N
samples	0R1e2O3N
samu	0h1L
sand	0S1f2L3H
sand $	0R1i2K3H
sand*	0Y1H2I3c
sani*	0T1e2O3K
sanieren	0N1h2Q3Q
sank*	0L1O2h3Q
sans	0M1S2Y3g
sant*	0f1O3U
sante	0f1P2U3T
sante #	0a1U3U
sao	0U1I2L3f
sao #	0h1N2S3Q
sap	0i1Q2K3K
sap $	0e1R2U3T
sap and	0d1R3U
sap sends	0c1R
sara*	0f1Q2S3S
sat	1F2K3i
sat #	0b1S
sati*	0Q1g2L3L
satisfaction	0O1i2R3O
satisfaction #	1Y2U3S
satisfied	0U1e2O3K
satu*	0Y1R
saturday	0Z1N2T3Y
saturday $	0a1c2Q3L
saturdays	0a1a2O3O
satz*	0M1c2c3M
save	0P1g2K3Z
save #	1Y2S3Q
save*	0U1f2I3K
saved	0Y1a2P3O
saved a	0M1g3U
saves	0U1d2O3L
saves #	0N1h2S3N
savi*	1Z2c3B
saving	1O2f3M
savings	1i2E3C
savings $	0m1L2Q3L
savings of	0d1P
saw	0j1E2L
say	0U2J3a
say #	0j1K2R3P
say $	0N1l2J3Q
say it	0M1R2Q3i
say so	0Q1K2b
say that	0I1a2P3b
sayi*	0T1I3g
saying	0R1J3e
says	0a112I3g
says "	0D1Z2T3j
says #	0d1G2S3a
says :	0c1M2S
says i	0M1R2U3i
says it	0G1N2f3c
says yes	0c1T3T
scal*	0T1S2h39
scale	0P1U2k39
scale $	0J2j3L
scale is	0T1S2b3Q
scale so	0P1c3U
scan	0U2G3b
scan*	0g1U2E3R
scanner	0Z1P2P3b
scar*	0Q1h2N3I
scen*	0d2M3P
scenarios	0M1h2P3T
scent	0o1L2H3J
scha*	1Q2N3a
schaden	0l1J2R3M
sche*	0P1Z2g3C
schedule	0i1M2T3S
scheme	0d1U2R3T
schi*	0e2U3B
schicht	1c2O3L
schichten	0k1J2P3M
schickt	0j1M2R3N
schl*	0c1M2O
schlagen	0g1O2Q3P
schlecht	0h1M2U3R
schluss	0Y2S3O
schlussel	0Y1I2O3a
schn*	0Y1M2G3b
schnitt	0l1K2S3L
schnitt #	0j1N2T3O
scho*	0Y1a2M3N
scholarly	0g1P2Q3R
schon	0U1J2f3T
school	0b1Z2J3O
school #	1Y3U
school $	0Z1Z2H3Q
school nurse	0a2R3S
schools	0i2K3F
schools #	0c1R3U
schr*	0Z1O2D3c
schreibe	0M1M2Q3j
schreibt	0g1H2Q
schritt	0j1J2Q3N
schu*	1Z2I
schule	0g1N2S3P
schw*	0Y1Z3L
schwach	0k1L2T3Q
schwachen	0d2J3J
scie*	0e1C2H3a
science	0Y1F2J3d
scientist	0b1T3U
scol*	0O1h2S3M
scolaire	0T1d2S3N
scon*	0R2Q3c
sconto	0S1g2S3K
scop*	0Q1d2Q3U
scope	0Q1e2R3K
scor*	0U1i2C34
score	1f2L3E
scored	0K1i2R3T
scores	0Y3U
scoring	0N1j2R3N
scorte	0f1P2T3R
scra*	0Y1Q2P3c
scrap	0Z1R2Q
scrap rate	0S1b2U
scre*	3Q
screen	0Z1U2Q
screens	0Y1a2Q3L
screenshot	0L1b2Z
screenshot of	0O1d2L3c
scri*	0P1M2E3k
script	0c1N2T
scuo*	0Y1c2M3G
scuola	0Y1a2O3H
scuola $	0f1U2O3H
sdks	0e1P3U
se	0S1Y3S
se a	0Y2M
se lo	0Q1N2K3h
se queda	0U1c2S3O
se vea	0M1N2j3M
sea	0Q1Z2O3a
sear*	0h1H2a3K
search	0h1G2b3H
search #	0i1M2Q3P
seas*	0R1Z2F3b
season	0Y1b2M3O
season $	0Q1c2O
seasonal	0i1O2U3R
seat	0Y1J2O3g
seat*	0h1G2f3K
seats	0m1D2a3L
seats #	0Y1U
seats $	0Y1K2h3L
sech*	0l1L2M3J
sechs	0b2P3M
seco*	0a2Q3O
second	0Z2I3Q
second $	0O1h2M3M
second floor	0d1H2M3Y
second place	0P1i2K3I
second plant	1b2Q3P
second source	1P2S3c
secondary	0d1T2R3R
secondo	0m1J2O3M
seconds	0T1T2f3I
seconds $	0U1U2d3H
secr*	0Q1R2S3d
secretaria	0i1O2T3O
secretary	0J1Q2Z3d
sect*	0P1Y2U3Z
section	0E1g3Y
section $	0L1P2a3d
sector	0h1J2O3S
sector #	0d1S2U3Q
secu*	0e2E3N
securite	0j1L2T3S
security	0a2F3S
security #	0Z1U
security and	0l1J2Q3M
see	0H1Z2e
see #	0n1G2U3R
see $	0Q1T2G3g
see :	0h1M2R3R
see how	0P1a2b3M
see it	0P1j2R3D
see that	0U1a2P3T
see the	0I1Y2f3P
see what	0d1M2c3O
see where	0M1a2d3P
see which	0O2f3I
see who	0i1O2R3P
see you	0L1L2J3l
seed	0Y1h2M3G
seed #	0g1M3U
seen	0F1P2Z3f
sees	182m3H
sees the	0b1Q3R
segm*	0T1g2Q3G
segment	1c2P3N
segments	1e2K3L
segments $	1Y2S3R
segr*	0i1M2R3N
segretario	0j1M2R3M
segu*	0Y1b2R3O
seguimiento	1Z2R3P
segun	0L1l2N3K
segundo	0l1U2J3C
seguridad	0K2S3f
sehe*	0J1Y2Z
sehen	0M1Q2b3Y
sehr	0h1M2O3R
sehr gut	0d1S2U3U
sei	0T1O2K3h
sein	0f1K2L
seit	0N2K3f
seit #	0M1O2U3j
seit mai	0J1b2S3d
seit*	0J1g2Z3U
seite	0Q1h3F
sek	0d1R
sek #	0d1Q
sekr*	0k1N2Q3M
selb*	0S2O3c
selbst	0U1H2P3f
self	0d2L3G
self service	1Y2P3P
sell	0e1U39
sell $	0j1M2L3L
sell the	0I1c2f3R
sell to	0a2R3R
sell*	0b1Z2J3L
seller	0T1Z
sellers	0N1i2Q3L
selling	0h1O2R3P
sells	0Z1S3S
selo*	0L1i2T3S
selon	0K1j2T3R
selt*	0l1L2N3J
selten	0k1L2N3K
sem	0J1f2G3a
sema*	0b1b2B3L
semana	0f2L3J
semanal	1Z3Q
semanas	0o1I2P3L
seme*	0m1H2T3O
semi*	0c1P2c3H
seminar	0N2f3M
semp*	0h1L2R3Q
sempre	0j1L2Q3O
send	1a2D3Z
send it	0H1T2N3l
send*	0j1M263Q
sending	0Y1M2R3g
sends	0j1M283N
sends orders	0m1I2P3P
sends stock	0a1S
sends the	0l1K2T3O
sends tracking	0c1S3T
senh*	1J2O3d
seni*	1M2e3K
senior	0R2e3N
senior #	0c1R2U3T
senior loan	0e1P
senk*	0f1P2P3Q
sens*	1Z2T3Q
sensitivity	0P1i2L3L
sensitivity of	0N1h2Q3R
sensor	1Y2L3U
sensors	0l1L2N3L
sensors and	0j1K2T3Q
sent	0G1O2H3p
sent a	0S1K2O3f
sent*	0B1J2l3f
sentence	0I1a2N3i
sentences	0A1H2w3C
senz*	0L1U2j3H
senza	0P1T2h3H
sep	1b2L3N
sep $	0e1M2S3T
sepa*	1O2I3g
separate	0h1L2T3U
separately	0M1T2M3h
sept	0h2I3F
sept $	0b1a2I3H
sept*	0a1Y2E3R
september	1d2H3R
september #	0e1Q2U3S
september $	1b2I3S
septembre	0h1M2T3P
sequ*	0l1M2Q3P
sequia	0j1O2P3P
ser	0I1H2f3Y
seri*	0Q1b3R
series	0U1a2S3U
series a	0b1S
serious	0Y2M3U
serious $	0l1I2P3R
serr*	0F1i2T3d
serv*	0Y2O3T
serve	0P1g2M3L
served	0i1M2U3U
server	0J2h3R
serves	0Z1Y2T3N
service	0Z1c2K3G
service #	0T1c2U3S
service $	0b1U2I3T
service (	0Q1d2T3T
service :	0l1K2P3O
service centre	0c1R2U3U
service charge	0i1L2U3S
service goed	0f1M2U3T
service returns	0e1O2T3S
services	0o182Y3H
services #	0e1P
services :	0k1K2O3O
servono	0G1o2Q3N
ses	0L1O2J3l
sess*	1K2D3g
session	0O1U2M3h
session with	0J1a2P3d
sessions	0n1R2M3G
sessions $	0i1N2P3N
set	0T2Y3U
set $	0j1N2R3M
set up	0Y1c2I3D
sets	0L1g2M
sett*	0Y1U3R
settimana	0I1b2h3N
settle	0a2Q3O
settle $	0c1U2S3R
settled	0P1P2O3h
settlement	0k1P2P3L
setu*	0S1d2T3O
setup	0T1d2T3O
seul	0N1f2K
seul*	2Q3T
seule	0R1T3a
seve*	0c1P2P3S
seven	0e1P2R3P
severe	0q1F2M3K
severe $	0u1E2M3I
sfor*	0T1d2R3O
sforzo	1Z2S3P
sg	0k1K2M3J
shad*	0M1d2J3b
shade	0O1g2N3P
shaf*	1b2R3L
shaft	0U1d2R3L
shak*	0a1R2T
shal*	1K2K3g
shall	0M1M2L3k
shap*	0B2j3R
shape	0E1Y2j3J
shape not	0N1c2d3Q
shapes	0P2c3R
shar*	0e1Y2H3J
share	0T1g2I3P
share #	0f1O
share in	0G1k2R3Y
share of	0G1p2R3M
shared	0f1T2H3S
shared service	0d1Q2T3S
shared services	0g1O2U3T
shareholders	0O2g3O
shares	0Y1b2O3L
shares #	0b1S
she	0A1F2Z3o
she d	0J1O2Y3e
she s	0I1H2Z3h
she wants	0J2a
she was	0I1b2i3L
shed	0I1b2S3g
shee*	1U2Z3O
sheet	0N1Y2d3O
sheet #	0f1O3U
sheet $	0L1J2l3P
sheet for	0J1j2M3O
shel*	0T1c2K3U
shelf	0Q1h2P3L
shelter	1J2S3e
shif*	0d1U2O3K
shift	0b1Q2S3S
shift $	0g1T2O3G
shifts	0Z1e2K3M
shifts #	0d1Q
ship	0a1Q2M3a
ship*	0e1S2K3R
shipping	0O1j2R3N
ships	0b1U2R3N
shoe	0Q1O2R3g
shoe*	0P1Q2P3g
shoes	0Q1R2R3g
shop	0h1a293A
shop #	0S1c2U3S
shop $	0d1Y2J3I
shop and	0g1R2U3P
shop floor	0L1Y2Q3c
shop*	0j1S2F38
shopping	0S1d2S3M
shops	0f1T2K3J
shops $	0R1d2S3Q
shor*	0M2g3P
short	0O2f3T
short $	0h1K2B3a
shortage	0f1R2R3S
shorten	0g1L2b3O
shorter	0O1g2P3L
shot	0H1H2q3K
shou*	0K2e3T
should	0K1Z2e3P
should be	0R1O2g3R
should have	0O1J2O3l
should look	0J1J2n3L
should see	0K1d2S
should show	0Q1N2h3P
should stick	0s1B2T3Q
should we	0F1t2H3G
show	082v36
show both	0M1N2i3R
show how	0E2j3J
show it	0k1K2U3K
show that	0K1b
show the	062o3C
show where	0I1I2n3Q
show who	0G1I2n3M
show*	1a2a3C
shown	0O1Y2d3O
shows	0b1a2S3C
shows the	0Y1S2a3M
shri*	0a1U2Z3J
shrink	0i1M2U3Q
shrink #	0d1R2S3T
shut	0U1h2I3G
shut*	0k1L2S3S
si	1H2c
si no	0Q1O2Z3a
siam*	0Y1U2a3L
siamo	1U2b3I
sich	0F1e2a3R
sich aus	1Y3T
sich*	0b1T2L3U
sick	0S1Y2P3Z
sick leave	0f1S2U3Q
sick*	0i1N2Q3Q
sickness	0i1N2P3Q
side	0R1T2d3O
side $	1A2k3F
side :	0Y1Y2T3R
side and	0O1l2I3P
side by	0A1Y2m3C
side*	0T1R2Z3U
sides	0T1O2d3N
sides #	0i1S2O3O
sie	0O1Q2Z3b
sie o	0G1e2L3i
sieb*	0K1L2l3K
siebie	0E1K2o3K
siebie $	0H1L2n3J
sieh*	0H1T2h3Z
sieht	0E2i3R
sign	0y182O39
sign on	0e1Q2T3S
sign up	0n1K2K3H
sign*	0l1L253T
signal	0Z1M2R3c
signature	0j1K2S3O
signed	0g1R2G3U
signed #	0e1Q
signed $	0c1U2T3S
signed off	0N1b2T3a
signing	0i1N2S3O
signs	0k1F2M
signs $	0h1O2S3O
signs off	0d1T2U3R
sile*	0E1c2L3f
silent	0G1j2P3U
silo	0c1L2R3Z
silv*	0e1T2R3P
silver	0d1S2S3P
simp*	0O1P2n34
simpel	0L2h3J
simple	0J1P2n3E
sin	1g2R3F
sin cubrir	0h1N2T3P
sinc*	0S1S3b
since	0U1U
since #	0c1S2J3R
since $	0a1T
since february	0a1O2S
since march	0a1L2T3Z
since may	0e1b2O3J
since the	0U1I2c3Y
sind	0g1P2D3T
sind #	0f1R2T3Q
sind wir	0f1O2U3S
sind*	0U1L2E3g
sinds	0R1Y2R3b
sing*	0U2N3Y
single	0c1Q2R3T
single sign	0d1R2T3T
sini*	0e1R2S3Q
sink*	1c2P3P
sinkt	0R1f2R3Q
sint*	0R1a2P
sist*	0U182Q3f
sister	1F2U3a
sit	0m1I2N3N
site	0g1c243C
site $	0U1e2L3J
site :	0S1b
site and	0O1h2Q3T
site*	0b1Y2M3I
sites	0e2M3I
sites $	0j1L2T3Q
sits	0n1O2F3C
sits in	0T1f2R3M
sitt*	0Y2S
sitting	2R3Y
situ*	0Z1a2Q3H
situation	0k1I2U3S
situation :	0i1L3S
sitz*	0N1E2O3n
sitze	0Q1Q2T3f
six	0f1Q203Y
six $	0C1e2L3f
six mois	0i1M2U3N
six weeks	0m1L2P3K
sixt*	0a1Y2H3Q
sixth	0c1K2Q3a
sixth form	0f1P2T3Q
sixty	1d2L3L
size	0J1L2l3a
size $	0O1T2i3E
size and	1P2d3O
size of	0b1L2b3M
size*	0O1d2Y3P
sizes	0R2d3Q
sket*	1d2U3O
ski	0Q2L3a
skil*	0h1O2Q3S
skip	0H1f2J3d
skip*	0l1J2K3Q
skipped	0f1M2R
skle*	0Y1a2N3K
skus	0c1U2O3P
slaa*	0d1K2Q
slab*	0l1I2N3M
slabe	0n1K2N3N
slabe :	0l1M2Q3N
slac*	0j1F2N3U
slack	0h1H2M
slee*	0a2D3U
sleep	0S1h2I3P
sleep over	0I1i2L3U
sleeps	0d1R3T
sleeps #	0d1Q3T
slep*	0Q1M2Q3g
slept	0R1H2M3h
slic*	0P1b2a3G
slices	0T1c3L
slid*	021Z2k3a
slide	041a2l3S
slide $	0B1N2n3U
slide :	0J1p2M3K
slide for	0Z3N
slide of	0L1P2i3Q
slide please	0a1U3I
slide so	0P1e2Z3N
slide with	0N1f2Y3P
slides	0T1E2E3q
slides $	0N1N2P3i
slip	0g1S3P
slip*	0U1e2J3E
slipped	0l1J2R3R
slipping	0b2S3O
slips	0N1h2Q3N
slop*	0L1O2l3G
slope	0K1R2l3K
slot	0L1c2g3J
slot*	0e1T2S3Q
slots	0b1U2T3S
slow	0b1a2H3H
slow on	0g1P2U3S
slow*	0U1c2Q3N
slower	1b2P3Q
slui*	0Y1c2N3H
smal*	0S2d3L
small	0Y1T2a3F
small $	0H1J2n3K
small :	0k1K2M3L
small accounts	0a2Q3O
small ones	0T1f2K3P
smaller	1Q2b3U
smar*	0U1g2L3K
smart	0Y1d2K3L
smb	0b2T3P
smel*	1N2O3e
smell	0d1M2O3Z
smil*	0f1M3P
snac*	0e2K3Q
so	0I2f3a
so #	0h2K3D
so $	0P1N2P3i
so :	0a1Y2R3M
so a	0N1T2f3S
so far	0Y1b2U3I
so here	0K1H2L3o
so i	0R1J2H3j
so it	0Z1K2Y
so lauft	0K1k2Q3N
so let	0N1Y2L3d
so no	0F1d2d3T
so one	0M1P2c3Z
so please	0H1R3d
so take	0R1O2Q3i
so that	0P1U2b
so the	0N1e2T3S
so this	0H1J2j
so we	0P1h2T3L
so what	0U1d2P3N
so you	0a1I2K3h
sobe*	0J1M2m3L
sober	0K1M2k3M
sobr*	0K1U2i3P
sobre	0G1a2j3L
sobre #	0N1h3T
soc	0T1e2R3O
soci*	0Z1Z2D3U
social	0i1S2N3H
socios	0S1f2K3J
sock*	0Q1J2O3i
socks	0H1L2O3m
sode*	0c1S3U
sodexo	0b1T
sodexo #	0d1Q
sofi*	0a1R2Q3Y
sofia	0Y2Q3T
sofo*	0e1M2d3K
sofort	0e1N2d3J
soft	0T2b3N
soft*	0Z3G
software	0d2L3M
soil	0Z1Z2R3N
soir	1K2O3f
soit	0S1c2U3S
sola	0i1P2S3N
sola*	0c1c2C3D
solar	0d2F3J
sold	0v1C2K3E
sold #	0k1L2Q3O
sold $	0i1N2Q3M
soli*	0e2M3Q
solid	0b1c2K3J
soll	0O1Z2a3S
soll das	0O1a2N3Z
soll*	0I1b2e3L
sollen	0I1d2e3I
solo	0Q1T2i3K
solu*	0c1G2c3L
solution	0c1I2a3L
solv*	0g1H2M3c
some	0Z1J3Z
some of	0h1K2M
some*	0M1L2d3c
somebody	0M1O2D3m
someone	0U1K293j
someone from	0f1J2P3T
something	0R1T2l3F
something like	1Z3M
somewhere	0K1N2M3l
somm*	1b2P3N
son	0Q1K2G3j
son #	0U1L2T3e
sond*	0h1N2S3P
sono	0R1a2C
sons*	0Z2U3R
sonst	0h1K2T3Q
sont	0U1S2E3d
sopo*	0b1N2Y3O
soporte	1L2e3M
sopr*	1I2e3I
sopra	0T1L2g3K
sorr*	0J1F2M3q
sorry	0M1F2O3m
sorry for	0K1F2a3e
sorry this	0R1S2T3d
sors	0P1N2T3i
sort	0B1S2o3U
sort it	0M1Q2Z3c
sort*	0S1a2a3N
sorted	0Q1R2e3K
sorted by	0P1c2Z3R
sortie	0U2R3a
sorting	0Y1e2U3M
sost*	0o1H2P3L
sostienen	0i1P2T3N
sott*	0a1I2d3J
sotto	0a1J2e3J
soun*	0m1D2L3T
sound	0a1K2N3b
soup	0h1I2O
sour*	2O3R
source	0d1T2S3J
source :	0i1S2N3J
sources	0N1S2H3j
sources :	1J2T3d
sourcing	0d2G3G
sourdough	0T1d2N3P
sous	0l1U2K3D
sous #	0R1e2N3L
sout*	0j1U2L3E
south	0i1P2S3P
south #	0b1T3U
soutien	0e1R2T3R
sowi*	0Q1d2U3U
sowing	0O1e2U3U
soy	0K1I2Q3m
spa	0m1I2O3N
spac*	0b1I2h3H
space	0Y1H2g3O
spaces	0d1T2S3Q
spad*	0N1a2Y3T
spadek	0U1U2e3I
spadly	1b2Q3P
spadly o	0U1b2Q3O
spai*	0f1G2a3L
spain	0k1H3I
spain #	0h1O2T3T
spar*	0U1Q2S3b
spare	0P1i2I3S
spare parts	1d2L3O
spat	0Y1T2Q
spaz*	0b1M2Q3b
spazi	0d1R2T3S
spea*	0b1L2A3c
speak	0d2I3R
speakers	0a1a2P3M
speaking	0P1L2O3j
spec	0d1P3T
spec*	0h1L2a3B
special	0a2Q3J
specialty	2c3N
specs	0e1Q2Q3T
spee*	0Z1T3P
speed	0Z1b2G3Q
speed $	0D1o2T
speed :	0g1O2U3T
spel*	0K1K2I3n
spen*	0c1a263M
spend	0Z1b2E3J
spend #	0l1G2T3P
spend $	0f1P2R3Q
spend per	0Y1Y2R3T
spenden	0a1T2U3Q
spending	1d2O3O
spends	0T2P3b
spent	0f1I2P3a
spent #	0p1H2T3L
spil*	0N1P2R3h
spilled	0M1P2Q3j
spin	0U1c2R3P
spin*	0Z1Y2N3M
spit*	1a2K3I
spitze	0a1Y2K3H
spli*	0C1h2d3R
split	0H1Y2g
split it	0e1L2N3b
splits	0T1d2S3O
spoi*	0U1a2U3T
spoilage	1Y2S3S
spok*	0N1K2d3d
spon*	0f1O2H
sponsor	0g1L2K3a
sponsor $	0f1N2N
sponsor equity	0i1L
sponsors	0Z2Q3R
sponsors #	0j1L2U3T
spor*	2F3a
sport	1a2T3Q
sports	0R2M3c
spot	0g1U2O3M
spot*	0R1e2G3U
spotify	1e2M3J
spots	1c2N3K
spra*	0l1H2L3S
spre*	0T1S2R3c
spread	0I1a2i3J
spreadsheet	0T1S2K3c
spreadsheets	0c1R
spri*	0a2U3M
spricht	0R1T2h3K
spring	0k1S2I3F
spring $	0l1I2S3O
sprinkler	0Q1I2P3i
sprinklers	0Y1Y2R3O
sprint	0L1Y2f3J
sprz*	0l1J2O3K
sprzedaz	0h1O2R3R
spv	0k1K2Q3M
spv $	0i1M2R3P
squa*	0a1Q2c3J
square	0h2M3I
square metre	0j1N2Q3P
sre	0j1L2U3R
sre lead	0h1N3S
sred*	0k1J2T3P
st	0e3D
staa*	0L1R2d
staat	1T2M3a
stab*	0m1K2O3K
stable	0f1R2R3O
stac*	0H1c2k3E
stack	0H1j2Z3M
stacked	0L1I2k3L
stad*	0N1f2Z3K
stadium	0P2g3P
stadtwerke	1a2R3N
staf*	0l283B
staff	0j1T283I
staff #	0c1T2U3U
staff $	0e1Q2S3P
staff :	0c1Q
staff hours	0c1Q
stag*	1T2C3f
stage	1U2K3b
stages	1b2S3Q
stagiaire	0K1J2Q3m
stai*	0h2P3B
staircase	0R1g2P3N
stairs	0h1M2S3P
stak*	0K1m2Y3H
stakeholders	0H1m2a3J
stal*	2b3E
stalling	0Q1Z2b3J
stalls	0f1P2U3U
stam*	0d1Y2M3H
stan*	1S3U
stand	1Q2b
stand #	0i1P2Q3N
standard	0b2P3O
standards	0l1K2P3N
standing	0T1R2T3c
standorte	0g1Q2O3Q
stands	0c1Y2T3I
stands at	0i1S2L3M
stands on	0c1T3N
stap*	0K1h2M3P
star*	0Z1Q2c3P
starken	0d1U2M3K
stars	0R1I2i3I
start	0c172d3P
start $	0Q1O2N3g
start before	0i1M2P3P
start in	0f1Q2R3S
start of	0k1J2T3T
start with	0R1O2e3R
started	0Z1U2E
started $	0i1T2N3M
started at	0H1K3n
started in	2R3a
started the	0Z2T3O
started with	0S1d2U3L
starters	0h1O2T
starting	0h1M2T3S
starts	0j1T2M3G
starts in	0i1P2S3P
stary	0d1R2T3U
stat*	1Z2R3R
state	2d3E
state grant	0b1S
state of	1d2T3M
statements	0Z1L2d3U
station	0T1C2K3k
stations	0S1P2f3R
statt	0a2M3J
statt #	0k1J2U3Q
status	0l1U2H3H
stay	0a1d2G3G
stay $	0a2P
stay :	0g1L2T3T
stay a	0d1Q
stay*	0d2D3N
stayed	0c2M3K
staying	0R1S2R3e
stays	0i1S2O3F
stea*	0l1K2S3Q
steam	0e1Q2U3U
stee*	0S1d2N3U
steel	0c1U2M3R
steel price	0c1R
steerco	0D1d2H3d
steering	1b2M3S
steering committee	0b2M3S
steh*	2S3T
stehen	2H3a
steht	1a3M
stei*	0l1J2P3M
stel*	0q1D2R3F
stelle	0i1M2Q3O
stellen	0Z1I2f3I
step	0g1J2a3D
step*	0F1c2l38
steps	0B1f2m3E
steps $	0L1L2l3K
ster*	0l1E2N
steu*	0O2O3c
stic*	0Y1S2J3c
stick	0Z1Y2P3L
stick :	0j1J
stickers	0J1c2O3e
sticky	0M1N2U3j
stil*	0U1T223e
still	0T1U233e
still $	0Q2P3b
still in	0N1Y2O3d
still open	0i1M2R3N
stim*	1S2a3Q
stoc*	0h1K2F3U
stock	0e1K2D3Y
stock #	0e1P
stock levels	0b1S
stock list	0e1R2T3S
ston*	0F1H2Y3j
stond	0N1P2b3Z
stoo*	0b1H2R3b
stood	0b1I2S3b
stood at	0d1Q
stop	0b1Q2N
stop $	0L1d2J3b
stop the	0U1c2O3O
stop*	0j1Y273F
stopped	0h1F2N3T
stopped #	0d1R2U3S
stops	0h1b2K3J
stor*	0S1Z2S3U
storage	0p1E2Q3N
store	0S1a3S
store #	0e1P2U3R
store $	0U1a2S3P
stores	0b2O3K
stores $	0U1a2T3R
storm	0f1P2U3S
story	0I1c2Y3U
story $	081Y3g
story :	0N1l2N3L
story for	1U2a3L
story next	0h1J2U3P
story of	0H1m2Q3N
story on	0Z2b3K
stra*	0a2J3T
straight	0Z2H
straight to	1Z2R3S
strategie	0O1f3S
strategy	0a3N
stre*	0b1O2d3J
stream	0e1Q2T3T
stream processor	0f1Q2S3T
streams	0R1P2f3O
street	0a2N3O
strengths	0h1S2J3H
stress	0Q1i2Q3P
stri*	0j1E3J
strictly	0i1Q2O3O
strike	0c2R3N
strikes	0i1N2N3O
strip	1N2h3L
strip out	0g1Q2S3R
stro*	2f3F
strom	0b1Z2N3M
strompreis	0T1b2T3R
strong	0f1N2b3C
strong $	0h1K2T3S
strony	0T1h2I3G
strony :	0k1K2R3P
stru*	0O1Y3a
structure	0M1i2F3R
structure for	0R1S2R3c
stuc*	0Y1M2J3g
stuck	1S2J3h
stud*	0U1g2P3N
student	0Z2J3U
students	0d1S2J3R
students #	0f1P
studio	0o1K2M3I
study	0K1p2G3T
study $	0L1h2O
study :	0O1e3U
stuf*	1Y2I3T
stufe	0U1d2R3M
stufe #	0n1J2R3M
stuff	0S1a2O3U
stun*	0Z1d2I3O
stunden	1c2O3J
styc*	0P1f2T3Q
styl*	0M1R2h3P
style	0G1Q2n3H
stylish	0Y1c2K3M
su	1R2I3a
su #	0d2S3H
sub	0f1U2L3F
subc*	0e1P3U
sube	0f1Q3T
subi*	0a1b2J3G
subj*	0U1b2S3S
subm*	0j1H2Q3Y
submission	0e1S2S3R
subs*	0c1b2F3A
subscriptions	0c1Q2T3T
subsidie	0g1P2S3Q
subsidy	0n1H2P3P
subsidy $	0k1O2P3Q
subt*	0S1e2Q3N
subtotal	0i1L2T3U
subv*	0m1I2R3N
subvencion	0j1I2R3M
succ*	0e1R2c3D
succession	0l1J2P3N
such	0L1c2c3P
such*	0d1a2J3B
sud	0c1Z2M3I
sud #	0Z2U3R
sue	0S1K2L3h
suel*	0j1O2R3O
suff*	0j1K2K3S
sugg*	1M2a3U
suis	0I1N2Q3n
suit*	0U1Y2S
suite	0Y1O2R3Z
sul	0b2N3T
sull*	0B1U2Z3e
sulla	0E1T2h
sum	0g1L2Z3P
sum of	0g1O2S3T
summ*	3Q
summary	0Q2R3d
summary of	0J1Z2O3a
summary page	0M1a2d3J
summe	0f1P2S3S
summer	0d1b2G3D
summer $	0n1F2O3I
sun	0c2P3L
sund*	0m1O2J3L
sunday	0i1G2Q
sunday #	0Z
sunday $	0d1O2U
sundays	0b1Y2Q3O
supe*	0Y1R3S
supermarkets	0g1N2U3T
supermarkets #	0e1P
supermercado	0T1c2S3N
supervisor	0Q1Y2R3Z
supervisory	1U2f3K
supervisory board	0O1T2i3N
supp*	0d1a2C3F
supplier	0e1P3N
supplier $	0T2b3Q
suppliers	0S1i2G3D
suppliers $	0O1i2Q3O
supplies	0U1g2M3P
supply	0R1Z2M3a
support	0d1b2C36
support #	0c1R
support $	0Y1a2Q3M
support :	0l1K2Q3Q
supported	0j1K2U3T
sur	0S3Z
sur #	0N1h2T3O
sur l	0h1F2P3b
sur la	2a3L
sur le	0b1N2I3b
sur une	0O1M2e3U
sure	0f1D2F3b
surg*	0c1N2Z3L
surgery	1Y2R3U
surp*	1P2Y
surplus	0g1R2P3O
surplus #	0f1Q2S3T
surprise	0S1a2Y3L
surprise $	2O
surt*	0R1N2c
surtout	0M1L2g
surv*	1b2O3N
survey	0d1Y2D3J
survey #	1Z2U3U
survey $	0M1k2L3M
survey in	0g1O2U3T
survive	0L2S3i
susp*	0P1K2R3i
sust*	0d1S2T3Q
sustainability	0Y3U
susz*	0h1N2P3R
sven*	0T1K2N3e
svenja	0S1I2K3h
swap	0d1Q
swap*	1c2I3L
swim*	0e1R2Q3M
swin*	0N1P2j3T
swing	0L1M2k3N
swit*	0c2H3S
switch	0O1d2N3b
switched	0p1J2R3J
swot	0H1j2H3S
swot for	0O1l2M3G
symb*	0I1P2m3K
sync	0O1G2L3o
syne*	0Y1a2M3U
synergies	0b1Z2O3M
syst*	0Y1e2B3E
system	0a1Z2F3N
system $	0d1U2S3O
system sends	0e1R2S3P
systems	1g2N3E
szan*	0k1G2L3O
szanse	0o1J2L3E
szanse :	0i1O2P3P
szko*	0J1o2H3B
szpi*	0d1M2R3Z
t	1P2U3a
t #	0a1U2U3S
t $	0U1U2L3b
t )	0U1e2P3Q
t /	0c2N3K
t :	0o1F2N3M
t a	0M1e2f3L
t ask	0Q1P2S3g
t at	3T
t be	0R1d2c3K
t come	0a1Z2O3P
t do	0f2G3M
t know	0Y1M2Z3U
t need	0N1c2f3I
t read	0c1D2a
t say	0Z1N2M3Z
t start	0l1N2L3M
t talk	0k1J2O3L
t tell	0L1Q2M3i
t the	0L2U3e
t use	0L1N2j3L
t want	0Q1T2Y
ta	0H1K2b3f
tabe*	0P1D2o3E
tabl*	0O1b2c3N
table	0T1R2f3N
table $	0f1a2G3U
table :	0U1c2S3S
table with	0K1K2l3L
tables	0R1f2Q3N
tablet	0p1I2K3I
tablets	0J2R3i
tag	0S2b3P
tag $	0Q1M2g3P
tage	0q1C2I3M
tage #	0Q1e2T
tage*	0U1h2F3A
tagen	0e1U2N3L
tagen $	0d1T2P3P
tagl*	0i1M2T3P
tags	0a2Q3R
tail	0Z2R3P
tail*	0R1Y2c3N
taille	0Q2e3L
tak	1L2N3d
take	0T1Z3R
take #	0a2S3O
take $	0R1e2T3R
take home	0R1c3U
take it	0K1M2e
take the	1S2N3Y
take*	0b1P2U3U
taken	0Q1H2f3f
takes	0Y2C3Y
takes #	0Z2Q3N
takes it	0S1R2Q3d
takes the	0O1g2S3R
taki*	1Q2Q3c
takings	0a2T3N
tale*	0Y1Z2Q3O
talent	0U1c2S3Q
talento	0h1N2T3R
talk	0K1a3Z
talk $	0Q1N2e
talk on	0G1g2Q3e
talk to	0Y1c2M3J
talk*	0c1P2U
talking	0Q2b
talking to	3L
talks	0i1D2O3U
tall*	0a2J3T
taller	1Z2L
tama*	0N2O3f
tamb*	0Y1K2Q3b
tambien	0i1O2T3P
tank	0U1a2T3R
tap	0R1c2L
tapp*	0H1e2b3R
tappe	0I1e2e3I
tard	0i1O2R3P
tard $	0j1O2Q3O
tard*	0U1T2L3b
tarde	1b2M3P
targ*	0d1a2B39
target	0g1c2E3E
target #	0m1J2O3Q
target for	0g1N2U3S
target line	0j1M2P
targets	0d2M3M
targets #	0a1T
tari*	0q1P2Z3B
tarif	0g1M3U
tariff	0h1O2R3R
tariffs	1N2c3U
tarn	0b1U2S3R
task	0S1b3M
task*	0Z2a3I
tasks	2d3H
tast*	0U1G2h3L
taux	0K1m2Q3N
taux d	0U1e2Q3N
taux de	0J1k3S
tax	0k1J2D3R
tax #	0j1J2S3P
tax $	0k1L2O3M
tax i	0f1R3R
tax office	0Q1P2U3e
taxi	0d2T3O
tbc	0l1K2R3L
tbil*	0d1P
tbilisi	0i1M2T3S
te	0c1A283f
te lang	0j1O2Q3L
te weinig	0j1O2S3N
tea	0Z1H2K3d
tea $	0d1M2N
teac*	0l1P2H3P
teacher	0c1K2O3b
teachers	0c1Y3J
teaching	0P1f2Q3O
team	0U1Y2O
team $	0T1Z2U
team :	0j1K
team in	0Z1J2f3L
team of	0i1L3T
team*	0k1S2G3B
teamleitung	0d1T2T3S
teams	0f2J3E
teams $	0P1f2T3Q
teas*	0j1M2T3Q
tech	0h2J3I
tech $	0e1Q2U3R
tech*	0h1T2B3O
technical	0Z1U2O
technician	0c1L2Q
technik	0b1T3S
technique	0b1c2N3D
technique $	0h1O2R3O
technology	0k1L2R3N
technology procurement	0e1Q2T3S
tecn*	0c1Z2D3N
tecnico	0b1S2L3U
teen*	0d1P2M3b
tego	0L1a2b3T
teil	1J2N3c
tele*	0U2O3a
telefon	0O1S2d
telefon $	0Q1N2b3Z
telefone	1a2S3N
telefoniert	0J1c2P
telefoniert $	0L1Z2Q3d
telemetry	0d2Q3M
telemovel	0R1L2O3g
teleserv	0a1S
teleserv #	0b1S
tell	0N1T243p
tell her	0N1N2S3i
tell the	1R2I3g
tell you	0H2P3i
tell*	0Z1H2Y
telling	0F1I2K3r
tells	0e1P2b3F
tells the	0g1L2Y3I
tem	1I2R3b
temo*	1a2U3R
temos	1Z2U3P
temp	1O2T3b
temp*	0T1N2a3Z
temperature	0h1M2U3S
template	0H1K2d3f
tempo	0K1P2i
temps	1g2O3J
ten	0Z1Q2O3a
ten minutes	0d1G2H3d
ten years	1d2Q3M
tena*	0Z1Y2F
tenant	0g1Q2J
tenants	0T1b2T3S
tend*	0R1h3D
tender	0Q1o2M3B
tene*	0R1g2N3M
tenemos	0M1k2J3K
teno*	0S1c2T3Q
tenors	0P1e2Q3P
tent*	0f1T2R3N
tenth	0g1R2Q3N
tenth of	1Z2T3S
tera*	0N1M2O3h
teraz	0K1M2N3j
terc*	0n1I2O3I
tere*	0d1M2N3Z
teresa	1K2P3e
term	0f1T2O3K
term loan	0h1M3U
term*	0e253P
termin	0h1E2L3Z
terminal	0S1e2O3N
terms	0d1Y2R3K
terr*	0f1D2M3e
terrace	0l1K2S3O
terrain	1S2S3Z
teru*	0F1N2K3n
terug	0N1I2P3l
terz*	0N1a2M3b
terzo	0I1e2K3b
tess	0i1O2U3S
test	0d1U273T
test $	0b1J2O3f
test*	0q19283U
tested	0m1K2P3M
testing	0Z1R2K3Y
tests	0k1L2T3T
teue*	0l1K2T3P
teuer	0k1L2T3Q
teur*	0S1c2R3M
teurer	0O1g2P3M
text	0f1K2c3E
text $	0T1J2g3J
text :	0T1l2H3L
text beside	1b2N3T
text reminders	0h1O2Q3T
text*	0Y2J
texts	1d2K3J
tez	0D1J2e3d
th	0d1L283Z
th #	0b1S
th $	0c1L2G3Z
th :	0e1R2T3Q
th and	0T1Z2R
th of	0l1K2S3O
than	2h38
than #	0R2d3M
than ever	0k1J2U3S
than it	0S1J2h3Q
than planned	0U1U2N3b
than the	0h1S2P3F
than*	001Z2L3o
thank	0C1c2F3g
thank you	0E1g2C3b
thanks	071Q2R3n
thanks for	0M1L2Q3k
that	0P1P2Y3d
that $	0M172Y3e
that :	0j1L2U3Q
that and	0M1L2m3I
that are	0P1Z2c3R
that as	0d1R2Y3N
that carry	1b2Q3R
that for	0G1G2m
that he	0K1R3g
that i	0c1R2Q3T
that is	1C2d
that makes	0h1Q2Z3F
that must	0d2S3R
that nobody	0P1e2S
that on	1P2f3P
that one	0H1H2i3Y
that order	0d2N3O
that out	0M1M2Y3f
that s	0T1Y2J3a
that the	0Z1U2F3Y
that to	0R1L2K3k
that was	0S1E2L3j
that we	0L1c2Z3U
that*	1I2H3f
thats	1F2E3i
the	0R2S
the #	0H1U2j3b
the accountant	1P2d3L
the agent	2T
the airport	0G1d2i3J
the annual	0H3Z
the answer	0k1L2T3P
the app	0h1U2L3K
the archive	0Q1T2P3g
the argument	0J1f
the arrow	0n1I2K3L
the ask	0T1Q2g3L
the assistant	0T1d3O
the audience	0L1P2f
the audit	0N1P2b3b
the auditors	0g1U2F3M
the baby	0N1L2O3k
the back	0U1C2i3U
the bakery	0c1T2P3R
the bank	0Y2S3S
the base	0c1U2R3I
the best	0j1I2S
the big	0k1M3F
the biscuits	0N1S2R3h
the board	0Z1S2T3T
the boiler	1a2S3T
the book	0f1a2M3F
the booking	0g1P2T3Q
the books	0g1R2U3Q
the boss	1M2R3Z
the bot	0M1b2d3Q
the bottleneck	0l1K2Q3O
the bottom	0Y1S2Y3R
the boxes	0T1O2f3Q
the branch	0P2Q3e
the brand	0S2b3T
the bridge	0Q1i2S3M
the budget	0S1M2c3Z
the building	0l1I2O3L
the bus	0c1P2Q
the business	0T1b2S3R
the button	0i1M2S3N
the buyer	1M2R3f
the call	0O1J2M3m
the canteen	0E1P2Y3h
the car	1L2Y3c
the caretaker	0Z1L2J3b
the case	0U1d2O3S
the cat	0N2J3i
the centre	0Z1I2d3K
the ceo	0S1d2T3O
the cfo	0L1S2N3j
the chair	0J1U2Q3i
the chairman	0K1G2M3o
the channel	1L2d3P
the chat	0c1R2U3T
the cheapest	0Y1T2b3N
the choir	0U1R2Q3b
the church	0R1f2T3M
the city	0N1f2L3Y
the client	0Q1Q2Y3e
the clinic	0R1g2T3M
the club	0A1e2M3f
the co	0b1Y2Q3I
the coffee	0T1Q2N3e
the cold	0K1c2Q3Z
the committee	0b2Y3G
the company	1k2K3H
the contact	0a1Y2N3R
the contract	0Y1c2P3L
the coo	0Y1K2M3e
the corner	0i1L2O3S
the coroner	0Z1Y2Q3O
the corridor	0U2P3Y
the council	0i1T2M3F
the country	1T2Z3P
the county	0O1i2T3L
the course	0b1L2d3M
the covenant	0a2T3Q
the credit	0Q1Q2R3g
the crm	1R2T3a
the customer	0i162K
the dairy	1N3a
the damage	0d1S3U
the data	0T1d2I3U
the day	0Z1K2P3c
the deck	0P1F2Z3m
the deposit	0j1L2T3P
the design	0b1b2L3Q
the desk	0e1T2M3S
the difference	0H1g2Z3L
the director	0h1O2R3O
the dog	1M2L3g
the door	0Y1c2Q3M
the drawing	0i1e2T3F
the driver	0U1Y2Q3Z
the drivers	1a2R3P
the east	0Y1Z2Q3L
the edge	1Z2U3S
the end	1R2Y
the energy	0a1U2S3R
the erp	0S1H2Q3j
the eu	0c1Q2U3U
the evening	0Y1O2R3Z
the family	0Y1Q
the federation	0G1n3R
the fee	0f2N3L
the ferry	0H1j2Q
the festival	0T1Y2a3N
the file	0Q1N2Q3h
the final	0d1R3R
the finance	0M1i2Q3O
the fire	0P1Y2O3d
the first	0Z1R2G3b
the fish	0N1i2M3Q
the five	0L1e3T
the flood	0P1j2O3H
the floor	0e1J2a3N
the football	0S1U2R3c
the forecast	0U1d2Q3L
the form	0a1Y2N3J
the foundation	1g2N3J
the four	3S
the freight	0N1O2g3Z
the fridge	0g1O2Q3Q
the front	1S2T3d
the fund	0S1d2R3O
the gap	1L2g3J
the gas	0n1I2O3L
the gate	0U1b2Y3K
the gateway	0c1E2O3d
the gauge	1K2S3c
the goal	0g1P2R3Q
the governors	0Q1Y2c3S
the gp	0e1S2T3S
the ground	0b1Y2L3P
the group	0Z1P2P3Z
the growth	0S1d2Q3O
the gym	1N2g3N
the hall	0f1I2d3L
the hand	0I1i3M
the handbook	1Z2Z3F
the harbour	0E1i2U3Y
the head	0c1H2T3a
the heating	0J2R3g
the high	0g1O2Q3O
the historian	0k1M2R3M
the hook	0c3G
the hospital	0S1P2H3g
the hot	0Y1R2c3J
the hotel	0G1a2L3c
the hours	0J1h2Q3U
the house	0e1N2e3J
the hr	0Q1L2h
the hub	0T1b2T3S
the insurer	0O1f2P3U
the intern	0H1a2M3c
the invoice	0f1H2R3d
the ipo	0g1Q2S3P
the irr	0U1b2U
the it	0a1M2N3b
the job	0e2Q3M
the jury	0Z1T2S
the keys	0O1N2S3h
the kitchen	0h1M2S3R
the lab	0U1N2Y3Z
the lake	0O1f2T3S
the land	0b1K2d3N
the landlord	1L2e3O
the last	0U3U
the lease	1b2R3N
the left	0A1Z2k3G
the letter	0Y1N2R3b
the lever	0e2M3O
the lift	0R2S3b
the line	0N1b2I3a
the list	0S1M2T3g
the long	0N1c2U3a
the loyalty	0T1a2U3Q
the machine	0Y1d2Q3I
the main	0o1H2Q3K
the maintenance	0T1d2T3N
the management	1L2Q3a
the manager	0f1R3P
the margin	0d1T2P3N
the market	0g1O2T3O
the mayor	0Y1U2K
the meeting	0J1I2N3o
the merger	0F1p2N3N
the mess	0T1Q2d3T
the middle	0R1e2U3N
the minister	0N1e2Q
the ministry	0a1Q2M
the minutes	0I1U2c3g
the mobile	0a1R2U
the model	1L2Q3j
the moment	0Z1N2U3Y
the money	1R2h3G
the month	0S1S2i3F
the mood	0N1M2U3i
the morning	0I1O3k
the most	0S1h2H3I
the motorway	1O2T3c
the move	0Z1U
the museum	1Z2Q3S
the name	0Q1J2a3Y
the national	0c1c2S3K
the net	0a1K2e3P
the network	1f2T3L
the new	0P1m2S3B
the newsletter	0R1e2J
the next	0Z1h2D3G
the night	1Y2Z3K
the north	0T1O2Q3d
the npv	0d1T2S3Q
the number	0H1Z2Y3b
the numbers	0I1E2f3e
the offer	0h1J3J
the office	0P2M3c
the offsite	0U2O3b
the old	0U1Y2T3U
the oms	0i1M2R3N
the one	1F3f
the only	0q1B2H3Q
the opening	0H1d2a3M
the order	0b2Q3Q
the other	0a1K2Q3c
the others	0R1a2c3M
the page	0E1Q2l3P
the panel	0d1S2Q
the paper	0T1d2R3P
the parents	0J2Y3Y
the partners	0O1f2Q
the parts	0T1a2a3K
the patient	0j1L2P3P
the pay	0L1c2R3d
the pension	0f1Q2S3S
the people	0Y2a3L
the permit	0k1M2P3J
the pharmacy	1g2J3I
the phone	0M1I2I3p
the photo	0b1J2d3L
the picture	0e2M3Q
the pilot	0U1e2N3H
the pitch	0O1g2D
the plan	0g1L2Y3G
the planner	0m1L2P3M
the plant	2I
the point	0Z1Y2R3N
the pool	0S1d2U3P
the port	0Y1Z2T3O
the portal	0S1b2T3P
the press	0S1T2a
the price	0e2I3G
the pricing	0e1S2T3L
the printer	0Z1H2P3c
the problem	0U1e2G3T
the product	0f1N2T3Q
the project	0S1P2T3e
the projector	0J2P3e
the question	0S1e2U3N
the radio	0N1f2Q
the reading	0U1e3F
the record	0M1P2P3k
the refinancing	0L1j2Q3N
the region	0L1c2M3d
the regional	2M3Y
the regulator	0P1S2P3i
the remaining	0e1P3T
the rent	0Y2P3R
the reserve	1L2P3d
the rest	0S1Q2U3c
the result	1b2Q
the return	0f1Q2T3T
the right	0Y1P2c3Q
the risk	0T1h2R3L
the river	0f1I3L
the road	1Z2R3N
the robot	0T2N3b
the roof	0S1d2R3N
the room	0N1Z3a
the round	0L1i2T3T
the sales	0N1T2a3a
the same	0R1h2G3S
the sample	0T1O2c3R
the saving	0a1N2b3S
the savings	0N1l2L3N
the scanner	0Y1b2S3N
the school	0Z1O3a
the screen	0a1L2b3Y
the second	0T1N2Y3Z
the service	0e1I2O
the shape	0O2d3O
the shapes	0R2c3Q
the share	0Q1N2O3i
the shared	0d1I2L3g
the shift	0b2S3O
the shop	0I1i2I3U
the side	0Z1N2b3L
the site	0T1b2L
the six	1U2M3d
the ski	0S1Z2O3Y
the slide	0D1S2b3b
the small	0p1F2L3N
the smart	0Y1c2O3N
the split	0N2h3P
the spv	0k1L2R3N
the state	0b1Y2R3O
the steel	1a2Q3O
the steerco	0N1k2R3M
the stock	0m1K2S3L
the store	0R1a2U
the story	0T1a2O
the strategy	0U1b2Q3T
the student	0c1U2S3N
the summer	0L1n2N3K
the supervisory	0U1U2e3N
the supplier	0R1d2O3Z
the survey	2M
the system	0Z1K2T3d
the table	0h1E2a3H
the target	0Y1c2Q3L
the tax	0c1M2R
the team	0c2N3K
the technician	1N2Q3c
the tenant	0b1H2P3e
the tender	0Z1c2M3O
the theatre	0R1e2U3U
the thing	0M1T2c
the third	0e1D2I3b
the three	0U1e3C
the ticket	0c1S2N3U
the till	0l1L2O3N
the time	0a2K3T
the tip	0o1H2J3J
the toilet	0U1Z2P
the top	1b2Z3A
the town	0d1K2d3Q
the traffic	0f2M3R
the train	0Q1J2R3j
the training	0S1Q2Z3Y
the treasurer	0P2T3c
the trial	0i1O2R3Q
the trust	0I1e2J3e
the trustees	0Z1R2d3P
the two	162i
the under	0h1I2S
the union	0f1M2N3S
the university	0f1R2P3M
the us	0b1S
the user	0B1Y2F3k
the usual	0D1K2k3Z
the valley	2P3U
the vendor	0J1Y2P3e
the very	0h1R2N3N
the vicar	0M1O2P3i
the village	1d2P3O
the villages	0Q1e2U3O
the voice	0L1L2S3k
the volunteers	0K1j2S3M
the vote	0S1Z2Q3Y
the wall	0T1L2g3N
the ward	0S1Y2F3a
the warehouse	0k1S2N3L
the water	0R2R3d
the way	0J2Z3e
the weather	0R1L2O3i
the web	0n1I2R3R
the webshop	1c2Q3O
the website	0d1U2R3Q
the week	0M1Y2g3J
the whole	1O2R3b
the wide	0g1Z2Q3K
the width	0H1a2g3M
the wifi	0U1N2U3d
the wind	1d2O3M
the winter	0Y1a2M3N
the wms	0e1R2U3S
the work	0f1G2P3Y
the works	0T1Z2N3Y
the workshop	1T2a
the wrong	0d1U2P3R
the year	1Y2J
thea*	0Z1d2I3G
theatre	0U1i2J3G
theatre #	0k1J2U3Q
thei*	1G2Z3c
their	1N2U3a
their own	0a1K2a3R
theirs	0b1O2S3Y
them	0T1J2d
them #	0f1P3T
them $	1a2a3H
them :	0m1K2T3M
them a	0Y1O2O3f
them by	0J1J2l3O
them for	0R1L2d
them on	0L1Q2e
them to	0e1Y3H
them*	0Y1U2Z3Q
thema	0G1Z2f3T
themselves	0h1I2R3R
then	0g1M2L3U
then #	0O1h2Q3K
then $	0Q1Z
then :	0i1O2T3R
then a	0b1O2S3Z
then at	0l1P2T3L
then i	0U1Q2S3Z
then the	0h1B2c3M
then they	0G1g2Y
ther*	1Q
there	0U1P2b
there $	0N1Q2j3I
there are	0L1n2K3J
there d	0a1P2P3b
there is	0U1N2d
there s	0N1Z2O3b
there was	0R1K2P3j
therefore	0p1E2P3K
thes*	0Q1Q2d
these	0U1P2d3S
thesis	0G1o2P3M
they	1U2P
they all	0K1Q2f
they are	0N1Q3h
they can	0g1O2S3U
they come	1c2Q3N
they d	1c2J3T
they didn	0K1j2Q3R
they don	0Q1k2N3G
they get	0Y2T3P
they go	0d1H2R3d
they had	0m1K3K
they have	0Z2S3S
they leave	0Y1Z2P3K
they ll	0N1F2e3c
they lost	0Z1Q2Q
they need	0e1L3O
they re	0J1D2k
they see	0I1U2f3a
they ve	0T1b2T3S
they want	0c1b2Q3F
they were	0h1G2P
they will	0G2L3l
thic*	0H1I2p3J
thick	0M1P2i3O
thickness	0M1L2m3J
thin	0a2U3Q
thin*	0F2U3f
thing	0R1U2a
thing $	0T1d2K
thing i	0O1S2L3f
things	0I1b3Z
things $	0D1c2J3b
think	0S2R3Z
think $	0R1h2I3U
think it	0L1g2Q3Q
think of	0U1R2i3L
think we	0L1M2Q3k
thinking	0G2T3k
thinking about	0J1b3h
thinks	0I2L3g
thir*	0i203N
third	0h1U283S
third $	0g2J3F
third of	0O1j2O3J
third one	0Z1O2U3Z
thirds	0g1T2L3I
thirds of	0e2K3J
thirty	0e1Z2H3L
this	0H1L2T3n
this $	0P1a2N3b
this :	0b1a2P3N
this and	0G1c2Q3e
this for	1Q2R3d
this from	0a1L2T3b
this i	0S1Q2S3f
this in	0R1M2S3h
this into	0O1M2c
this is	0G1P2b3a
this morning	0I1T2K3k
this on	0J2L3g
this one	0R1G2Y3e
this so	0b1O2Q
this time	0L1M2c3a
this to	1O2J3e
this up	0S1Y2Z3Q
this week	0f1M2O
this with	0L1L2Z3b
this year	0c1b2I3D
thos*	0S2b3Q
those	1U3U
those $	0G1I2a3c
thou*	0T1Z27
though	0I1e2O3f
though $	0O1R2P3g
thought	0Q1Z2F3c
thought it	0J1M2S3l
thousand	0d1a2P3K
thousand $	0l1J2U3R
thousands	0d1T2P3P
thre*	0Y2U3R
threats	0j1U2H3G
three	3P
three $	0b1L2D3e
three :	0a1Y2K3J
three are	0T1T2f3I
three cases	0C1u2J3O
three is	0n1I2N3L
three minutes	0Q1H2M3m
three of	0Z1Q2M3Z
three parties	1Z2P3L
three phases	0j1L2P3R
three points	0I2j3M
three steps	0G1f2b3N
three things	0C1m2c3B
three times	0h1G2G
three tracks	0M1h2T3T
three ways	0Q1f2S3S
three weeks	0i1M2U3P
three years	0d1Z2I3G
threshold	0e1J2a3K
thro*	1c2G3P
through	0Z1Y2P3O
through $	0e1P2a3J
through all	0o1F2J3N
through everything	0i1M2R3O
through it	0P1J2P3h
through the	0J1k2M3T
throughout	0a1I2K3f
throughout $	0U1I2O3j
throw	0d2R3L
throw away	0a1b2S3M
thu	0n1J2K3L
thu #	0b1T
thur*	0N2b
thurs	0O1Z2e3K
thursday	0L2R3h
thursday #	0a1U3U
thursday $	0J1J2d3e
ti	1L2L3g
tick*	0b1Z273M
ticket	0Y1Z2D3U
ticket #	0i1K2U3U
ticket sales	0h1M3T
ticketing	0i1L3S
tickets	0U1b2J3P
tickets $	0m1I3R
tiem*	0K1Z2c
tiempo	0M1e2b3L
tien*	0T1d2C3T
tienda	0U1c2S3M
tiendas	0U1d2O3J
tiene	0m1K2Q3L
tier	0K1k2P3Q
tier*	2O
tiers	0R2R3c
tile*	1Q2c3R
tiles	0S1P2f3Q
till	0g152E3c
till $	0l1O2P3K
till*	0h1S2R3Q
tills	0f1Q2T3Q
tim	0e1T2O3M
timb*	0f1S2Q3L
timber	0Y2U
time	1a2Q3Q
time #	0P1e3U
time $	0N2a
time %	0f1T2R
time (	0S1d2U3S
time for	0c1K2a3N
time in	0L1m2N3K
time injuries	0e1Q
time is	0S1b2a3L
time of	0L1k2Q3P
time to	0b2U3M
time zone	0e1Q2L
time*	0T1P2e3T
timeline	0E1Q2q3F
timeline of	0J1U2j3L
times	0a2J3S
times #	0c1R3T
times $	0Q1O2O3g
times a	0Q1S2S3e
times and	0k1L2P3M
times capital	0H1l3U
times spend	0Z2S3R
tinh*	0d1N2P3b
tins	0U1G2a3Z
tint*	0T1c2T3Q
tiny	0R1S3d
tip	0s1F2H3F
tip $	0h1O2O3M
tipo	1c2U3R
tipo de	1a3S
tipp*	0Q2P3c
tira*	0m1I2T3P
tiraba	0i1M2U3T
tire*	0J1Z2M3f
tired	0L1Z2R3f
titl*	0C1q2Z3D
title	091r2c3B
title $	0Q1h2Q3M
title :	0L1j2O3Q
tms	0d2P3O
tms $	0e2R3P
tn	0d1Q
tn :	0d1Q
to	0U3Q
to #	0f1U3A
to $	1O
to (	0f1P2Q3T
to :	0F1B2J3r
to a	0T1e2U3J
to balance	0Y3U
to base	0L1N2i3Q
to be	0R1H2a3d
to bottom	0T1b3O
to break	0Y1a2P3O
to buy	0j1N2O3M
to carry	0O1N3e
to choose	0G1i2c3K
to close	0Q1h2J3K
to do	0L1g2K3d
to each	0Q1e2Z3G
to end	1Q2f3O
to explain	0K1k2T3Q
to four	0c1M2R3Y
to get	0I1j2P
to go	1F2I3i
to her	0l1H2Q
to him	0b1I2P3b
to it	0q1D2Q3F
to keep	0Q1e2M3U
to know	0D1h2H3f
to march	0g1P2T3O
to market	0b1R
to may	0j1N2S3O
to me	0h1S2M3Q
to move	0Y1Z2P3O
to no	1P2P3c
to one	0N1Y2e3Q
to our	0d1R2P
to pay	1b2Q3Q
to plan	0Y1T2b3O
to remember	0I1l2R3S
to replace	1a2P3Q
to right	0T2d3L
to run	0a1Y2T3K
to sales	0b1T3U
to sap	0l1L2Q3O
to say	0C1Y2c3d
to scale	0H1J2o3H
to school	0Q1Y2R3c
to see	0E1e2k3E
to show	0N1h2G3a
to small	0M1b2b3P
to tell	0M2P3c
to the	0g1L2P3N
to them	0b2R3Q
to try	0Y1c2P3I
to us	0T1e2Q3N
to value	0N1T2Q3d
to week	0l1J3T
to which	0S1e2Q3P
to whom	0Q1Y2d3K
to work	0b1b2P3L
toda*	0b1L2O3a
todavia	0I1K2N3n
today	0e1O2Q3R
today #	0j1O2S3N
today $	0Z1S2a3L
today :	1a2T3P
today s	0h1N2Q3Q
today we	0j1M2Q3M
todo	0r1F2M3F
toge*	0T1b2R3S
together	0U3R
together $	0b1R2a3F
toil*	2J3Y
toilet	0T1b2N3T
toilet $	1Z2N3T
toilets	1M2P3d
toke*	0Y1K2P3c
token	0Z1M2Q3Z
told	0f1B2P3Z
told $	0l1Q2M3G
told me	0T1G2H3e
told the	0j1G2N3U
told to	0c1Y2S3O
told us	0M1Z2N3d
toll	0Z1P2R3c
tom	1K2L3h
toma*	0R1e2I3S
tomas	0U1b2S3T
tomate	1f2O3E
tomo*	1E2E3j
tomorrow	0Q1B2F3o
tomorrow $	0b1J2H3d
tone	051I2x3H
tone*	0g1M2T3S
toneladas	0i1L2U3S
toni*	0d1O2M3b
tonight	0g1M2L3Y
tonn*	0b2U38
tonne	0c2M3L
tonnes	0S1b2Y3M
too	2T
too $	1T3U
too big	0e1J2Q3e
too dear	0i1Q2S3K
too few	0f1N2S3S
too high	0U1c2S3N
too little	0Z1O2Q3a
too long	1T2a3O
too many	0g1T3H
too much	0P1Y2G3e
took	1F2Z3a
took #	0b1F2Q3Z
took the	0e1K2M
tool	0N1T2D3h
tool*	1b2M3H
tools	0g1Q2P3L
tools #	0N1g
top	0e2Y37
top #	0e1T2M3O
top $	0P2f3J
top (	0U1a2U3T
top :	0q1E2K3M
top of	0b1G2c3M
top right	0g1I2U3K
top risks	0F1m2R3R
top the	0k1M2P3Q
top to	2Y3P
topi*	0Y1J2Y3Y
topic	0b1L2Z
torn*	0Y1h2K3H
tornado	0O1i2N3O
tot	0R1a2K3Y
tot #	0h1L2T3Q
tota*	0d1Z2M3C
total	0c1d2E3D
total #	0k1O2M3O
total $	0Y1a2S3R
total cost	0a1T
total income	0e1P
totals	0M1b2f3R
tour	0g1R2N3N
tour $	0o1H2L3M
tour*	0c1R2M
tous	0b1O2L3c
tout	0O2e3Q
tout le	1b2N3M
tout*	1M2d3L
towa*	0m1M2N3L
towe*	2S
town	0n1G2Z3H
town #	1Z2S3Q
town hall	1O2d3S
town*	0k1L2S3P
towns	0k1M2T3P
towns $	0g1P2T3Q
trab*	0O1C2K3m
trabajo	1P2T3b
trac*	1d3C
tracing	0i1N2P3P
track	0Y1P2e3J
track #	0m1K2S3R
tracking	0i1T2O3P
tracks	0G1m2a3K
tractor	0U2R3Z
trad*	0Z1S2O
trade	0a1a2F3I
trade #	0f1P3T
trade buyer	0S1c2U3Q
trading	1T2d3K
trading comps	0e1Q3U
traf*	0c1N2b3N
traffic	0Y1U2b3G
traffic lights	0I1Y2h3I
trag*	0e2M3J
trai*	0d1Q2J3b
train	0N2J3d
train $	0Y1M2R3e
trained	0m1H2R3K
trainees	0a1U2Y3N
training	0d2R3O
training #	0U1c2U3O
training $	0n1G2S3K
training :	0i1L3P
training and	0i1I2e3M
training data	0e1R3T
traj*	0d1T2R3R
tram	0e2M3J
tram extension	1Z2U3O
tran	0c1S2T3U
tran*	0a1U22
transcript	0S1D2M3m
transfer	0Y1Y2T3T
transferes	0f1N
transferes $	0c1Q
transfers	0c1R
transit	0a2P3P
transport	0h1Z2G3C
transporte	0Y2T3Q
tras*	0g1Y2N3G
trat*	0c1I2O3Z
trato	0f1Q3P
trav*	0a1Z2T3I
travail	0e2O3N
travaux	0g1M2Q3Q
travel	0a1a2L3N
travel #	0U1a2T3U
tray*	1a2Q3J
trays	0U1a2R3N
tre	0Z2P3Q
tre anni	1Z2U3N
trea*	0c1R2S3T
treasurer	0Q1H2T3i
treasurer $	0d1L2N
treasury	0Z1f2I3D
treated	0d1R2U3T
treatment	0l1K2P3L
tree	0J1k3E
tree*	0d1a2K3L
trees	1f2J3J
tref*	0d1M2L3Y
trei*	0L1a2M3f
treinar	0O1b2J3d
tren*	0f1M2R
trend	0i1O2U3N
tres	0L1j2O3O
tres probable	0f1P2R3R
tri	0b1a2L3F
tria*	0c35
triage	0o1J2J3M
trial	1Z2Y3C
trial $	0L1h3N
trials	0l1L2P3M
trib*	0Y1Z2T3Q
trie*	0M1Q2a3d
tried	0S1T2e3R
tried to	0N1c2N
trim*	0d2N3J
trimestre	1b2Q3K
trip	0R1d2N3T
trip*	0m1E2O3P
trips	0m1I2N3N
trips $	0j1I2P3P
troc*	0U1a2K
troi*	1c2T3G
trois	0c1a2K3G
trois ans	0l1I2P3O
trois hypotheses	0N1i2U3R
trop	0d1F2I3b
trop tard	0f1R2U3R
trop*	0Y1Y2Y3E
troppo	0R2d3G
trot*	0c2P3N
trou*	0J1Z2E3h
trouble	0R1c2R
trouwens	0I1J2L3m
truc*	0a1e2L3A
truck	0T1b2U3J
trucks	0n1O2L3I
trucks #	0f1O2U3S
true	1Q2Z3Q
trus*	0T1a2S3R
trust	0c2K3O
trust $	0c1T2R3O
trustees	1S2d3Q
trusts	0h1M2T3Q
try	0d1T2L3Q
trze*	0Y1Y2E3U
trzech	0f1I2R3Y
trzy	0U1e2G3P
tsa	1a2Q3N
tu	1F2U3d
tudo	0S1G2Z3g
tudo $	0O1L2a3g
tue	0i1M2R3R
tue #	0f1Q2U3U
tues	0Q1e2R3Q
tues*	0c1I
tuesday	1D2c3Z
tuesday #	0i1P2T3P
tuesday $	1N2L3d
tuesdays	0f2P3J
tunn*	0K1T2J3i
tunnel	0M2K3i
turb*	0c1S2S3R
turi*	1j2B3E
turin	0Y1d2P3M
turismo	0f2O3I
turk*	0c1T2U3U
turn	0G1c2e3O
turn this	0P1M2b3b
turn*	0S213d
turnaround	0T1m2I3A
turned	0R1Q2J3h
turni	0m1K2Q3K
turno	1Y2K
turno de	0f1U2S3M
turnover	0c1T2S3P
turnover #	0h1M
turns	1S2M3b
tuss*	1S2a3I
tussen	0U1T2d3L
tuto*	0d1L2P3Z
tutor	1T2S3a
tutt*	0Z1P2b3M
tutto	0c1I2K3c
twee	0M1k2U38
twel*	0Q2F3f
twelve	2F3b
twen*	0Y1E2G3g
twenty	0a1G2I3d
twic*	1K2A3e
twice	0c1G2B3a
twice $	0b1F2J3Y
twice and	0Y1O2T3Z
twice because	0K1M2U3l
twin*	0K1Z2O3d
twins	0K1c2M3a
two	0b1Q3S
two $	1Q2Q
two :	0c1Z2L3K
two and	0d1L2N
two axes	0E2g3Y
two big	1Z2Q3P
two columns	0E1R2r3E
two days	0Z1K2L3e
two hours	0O2J3e
two in	0Y1b2O3L
two lines	0L1T2g3Q
two more	0b1K2J3d
two of	0g1C2A3b
two people	0Y1H2J3g
two questions	0K1j2S3Q
two roads	0J1i3J
two sides	0M1Z2c3P
two teams	0Q1e2S3P
two things	0I1H2G3q
two thirds	0f2L3I
two ways	0J1m2M3L
two we	0i1M2S3Q
two weeks	0S1b2H
two years	0r1I2N3I
tyg	0i1N3S
tyg $	0f1O3U
tygo*	0f2Q3L
tylk*	0H1T2J3k
tylko	0H2I3h
tym	0Q1K2N3k
type	0P1e2H3b
type $	0L1U2c3b
type*	0a1S2O
typed	1N2R3d
typi*	0Q2K3g
typing	2K
tys	0h1Q2N3I
tys #	0c1S2S3T
tysi*	0Y1b2J3E
tysiecy	0T1e2J3F
tysiecy $	0N1i2O3M
u	1Y3P
uber	0O2U3d
uber die	0T1M2c3Y
uber*	0Y1U2G
ubergibt	0f1N2T3Q
ubri*	0R1O2N3g
ubrigens	0R1O2N3h
uczn*	1e2L3K
udie*	0d1M2R
udienza	0a1K2R3e
uffi*	0p1G2O3K
ufficio	0g1N2U3R
ugly	0Y1L2b3K
uhr	1T2d3J
uit	0J1e
uit $	0Z1Y2a3H
uit de	0O1d2P3U
uitg*	0Q1c2P3Y
uk	0m1J2Q3P
uk #	0d1Q
ulti*	1U2T
ultima	0J1M2e3Z
ultimo	0Z1b2K
um	0L3e
um #	0g1L2J3T
um freigabe	0f1R2Q3R
uma	051d3d
umba*	1Z2O3L
umbau	0o1H2M3P
umge*	0U2L3Z
umsa*	0k1J2U3S
umsatz	0l1J2S3S
umsatz #	0i1L2U
umzu*	0b2O3Q
un	0R2R3Z
un #	0m1I2Q3Q
un ano	0c1J2O
un poste	0k1J2P3L
un seul	1a2N3L
una	0Q1J2c3d
una pagina	0O1T2e3S
unbe*	1N2Q3b
uncl*	0M1M2O3n
unclear	0N1N2O3j
unclear i	0J1Q2S3j
und	0Y1O2a3R
und #	0d1J2Q
und das	0a1R2R3U
und die	0n1I2R3L
und gibt	0S1d2T3Q
und ich	0J1K2N3m
unde*	0c1T2Z3F
under	0f1R2M3N
under #	0g1P2I3R
under her	0T1e2R3O
under him	0j1K3U
under it	0h1K2R3R
under that	0g1N2Q3P
under the	0Y1S2N3Z
under water	1a2Q3T
under way	0g1Q2S3Q
underneath	0Z1E2f3J
underwriting	0e1I2c3O
undi*	0Y1a2P3I
undici	0d1U2R3M
une	1L2f3M
une page	0b1M2b3S
une seule	0J1c2U3U
unic*	0j1K2Q3Q
unio*	0e1N2G
union	0d1Q2J
union $	0U1b2U3O
union :	0b2T3P
unions	0Z1N2Q3a
unit	0k1R2I3F
unit $	0f2N3O
unit*	0g1U2K3I
units	0f2I3G
units #	0j1K3T
univ*	0U1g2K3I
university	0e1U2N3L
unkn*	0g1O2P3Q
unknown	0j1M2N3P
unli*	0s1D2L3G
unlikely	0o1H2M3K
unlikely but	0j1N2S3O
unlikely moderate	0g1Q2Q3P
unlikely severe	0h1O2S3P
uno	1L2d3S
unre*	0R1Z2D3Z
unrelated	0L1Y2O3d
uns	0F1k2C3a
unse*	0J1h3M
unser	0P1a2U3U
unsere	0P1f3J
unte*	0Y1K2b3U
unten	0U1I2i3J
unter	0b1T2C
unter #	0d1R3U
unti*	0c1D2M3e
until	0Z1G283e
until #	0i1S2M3F
until march	0i1Q2R3L
until the	1K2S3b
until they	0Q1R2R3e
up	0U1S2Z
up #	0i1Q2K3H
up $	1a2P3T
up :	0e1M2T
up a	0Q1Z2R3Z
up at	0a1E2R3a
up for	0R1Z2L3c
up from	0k1I2U3R
up front	1G2Y3a
up in	0P1g2R3P
up is	0g1R2S3O
up of	0J1m2Q3P
up the	2N
up then	0i1M2P3T
up to	0a1Q2g3A
up with	0K2J3g
upda*	1S
update	0Y1R2R3Z
update :	0Q1c2U3T
upgr*	0a1Y2N3L
upgrade	1Y2R3O
uplo*	0e1P2R3P
upon	0h2L3K
ups	0O1g2P3T
upsi*	0f1a2L3L
upside	0f2M3O
upside :	0Z1U
urge*	0Q1Q2e
urgences	0Z1P2U3b
urgent	1Y2R3Q
urla*	0P1J2N3i
urlaub	0I1M2Q3l
us	0T2I3Z
us #	1a2M3G
us $	0R2Q3c
us :	0m1I2R3L
us for	0O1g2T3R
us in	1T2c3O
us on	0c1M2Q3Y
us the	0a1L2Q3Y
us to	0N1g
usa	1b2S3N
usd	1f2M3J
usd #	0g1O
usd m	0i1Q2N3M
use	0O1M2m3L
use :	0U1b2Q3R
use a	0L1M2j3K
use of	0j1K2P3S
use the	0F1M2n3Q
used	0a1K2O3e
used the	0e1G2M3Y
used to	0P1E2I3m
user	0G1U2J3m
user asks	0e1Y2O3H
user is	0K2S3f
user s	0P1M2T3g
user*	1g2K3F
users	0U1i2J3F
users $	0l1H3S
uses	3U
uses :	0c1R
usin*	0e1J2e3N
usos	0T1c2R3S
usua*	0G1P2h3b
usual	0D1I2h3e
usual $	0J1N2M3m
usually	0f1O2S3R
uten*	0S1a
util*	0Y1Z2Q3O
uur	0d2I3O
uur $	0Y1a2R3Q
uwe	0S1N2O3e
v	0L1a2h3H
v #	0R1d2S3S
v3	0a1b2M3T
va	1O3Y
vaca*	0q1K2P3C
vacancies	0c1M2Y3P
vacancies #	0f1P2U
vacant	0p1J2K3I
vacant $	0j1K2O3N
vacant )	0Z2Q3Q
vacante	0h1Q2T3Q
vacc*	0i1b2G3B
vaccination	1e2J3K
vaccines	0a1a2M3I
vaci*	0b1Z2Q3O
vaga	0d1S2U3T
vai	0L1Z2Q3j
vale	0H1g2N3S
vale*	0Z1b2M3J
valeur	0c2S3Q
vali*	0d182K3d
validation	0h1N2U3T
vall	0Y1U
vall #	0Z1T
vall*	0d1M2L3Y
valley	2L3a
valo*	1f2I3B
valor	0H1n2P3M
valore	0U1e2P3N
valu*	0Z1d253L
valuation	0f1R2U3R
value	1d263R
value #	3U
value $	0T1d2S3N
value /	0e1P2U3R
value :	0l1K2T3O
value and	0Q2U3d
value chain	0T1f2N3J
value high	0k1K2U3R
value is	0k1K2O3P
value low	0f1P3T
value of	0I1l2T3P
values	1L2P3d
valv*	0p1K2O3J
valves	0j1L2S3R
vamo*	0I1g2L
vamos	0L1g2M3U
van	0Q1T2Y3Z
van #	0b1M2P
van $	0Q1Y2N3c
van de	0N1Y2Y
van het	0U1F2c
vand*	0b1H2M3b
vann*	0d1Y2M3K
vanno	0d1Z2L3I
vans	3P
vari*	0Z1b2J3I
variable	0U1b2T3S
variable cost	0Q1c2U
variable kosten	0Y
variante	0f1Q2Q3S
vat	0a1F2R3b
vat #	0c1S3U
ve	0I1R2S3h
ve been	0K2K3e
ve got	0U1B2g
ve just	0Q1P2T3f
ve ruled	0g1P2U3S
vea	0L1N2i3M
vecc*	0Y1d2O3K
vece*	0R1L2P3i
veces	0S1L2Q3f
veci*	0Z1H2M3e
veel	0h1E2N
veel moeite	0f1P2S3S
veel opbrengst	0i1N2R3S
vehi*	1e2J3M
vehicle	0S1g2N3O
vehicles	1a2R3Q
velt*	0U1a2T
veltra	0T1Z2U
veltra #	0T1Z
venc*	0c1R
vence	0a1S
vence #	0b1R
vend*	1f213M
vendas	0c2M3J
vendemos	0d2M3G
vending	1a2R3R
vendor	2J
vendor lock	0a1U3U
vendor note	0e1O
vendors	0J1j2T3Q
vendredi	0Q1K2R3h
vendredi #	0d1S2U3U
vene*	0Z1J2R3d
venerdi	0a1J2R3c
venl*	0S1Z2J3Y
venlo	1Z2L3S
vent*	0d1U2G3R
venta	0i1O2T3Q
ventas	1d2P3K
vente	0k1J2Q3N
venu*	0i1Q2P3I
venue	1d2S3N
ver	0G1R2k3T
vera*	0j1S2H3C
verantwortet	0Z1Y2R3P
verantwortlich	0j1J2S3P
verb*	0K1Z2G3f
verband	0c2P3S
verd*	0N1i2Q3R
verde	1e2L3I
verde #	0S1e2P3O
verder	0L1P2e
vere*	1Y2N3U
verf*	1c2P3O
verfugbarkeit	0h1M2S3U
verg*	0g1K2G
vergeten	0e1K2M
veri*	0g1P2U3R
verk*	0r1C2J3P
verkaufen	0g1N2S3Q
verl*	0P1k2J3E
verlieren	0L1h2P3Q
verm*	0b1I2L3b
vern*	0O1Q2c
verniciatura	0R1T2g3J
verp*	0i1L2S3R
vers	0Q1g2R3O
vers le	0a1Y2Q3O
vers*	0Q1R2U3f
verschiedenes	0i1P2N3N
verschiedenes $	0k1M2K3K
version	0I1S2C3n
versions	0Z1I2d3a
vert	0Z1K2g3L
vert #	0f1P2U
vert*	0i1I2B3Y
vertrieb	0l1J2Q3P
vertriebsleitung	0c1R3T
vertriebsleitung a	0f1Q2U3S
verw*	0Y1c2Q3L
verwendung	0P1d2U3S
very	0Z1R293c
very bottom	0i1L2T3R
very good	0h1N2T3Q
very loud	0N1N2S3i
verz*	0T1d2a3H
vet	1T2S3Z
vets	0c1S
veut	0L1Q2Q3j
vez	2H3Y
veze*	0b1J2J3d
vezes	0c1J2K3c
vi	0Z1H2L3e
via	0o1I2H3P
vica*	0J1H2N3p
vicar	0L1L2O3m
vici*	0U1e2L3K
vide	0i1J2Q3T
vide*	0Z1b2E3O
video	0k2G3C
viej*	1b2O3H
vieja	0a2P3K
viel*	0O1L2O3h
viele	0O1P2M3g
vien*	0M2J3i
viennent	0b1T3T
vient	0J1f2Q3b
vier	0g1I3O
vier*	0Z1S2M
viernes	0b3O
view	0R1Y
vign*	0M1i2S3O
vill*	0M1o2B3D
village	0K1m2L3J
villages	0P1e2U3M
villain	0K1e2P
ville	0i1L2U3S
vind*	0U1e2N3R
vine*	0N2R3g
vino	0T1J3b
visc	0c1S3U
visc :	0c1S3T
visi*	0c1P2c3H
visible	1L2i3A
visible $	0M1Y2d3O
vision	0c2P3O
visit	0b1R2d3D
visit #	0f1O
visit $	0S1L2f3R
visite	0a1B2e
visitor	1a2Q3N
visitors	0l1Q2D3L
visits	0Y1b2H3L
visits #	0c1R
visu*	0D1K2r3F
visual	0L1I2l3K
viva*	0j1K2R3N
vive*	0T1f2Q3K
vivi*	0e2N3M
vivienda	0b1Y2O3N
voca*	0d1M2O3b
vocalis	0b1R
vocalis #	0a1S
voic*	0L1T2S3f
voice	0U1P2K3f
voil*	0K1L2c3d
voila	0K1I2d3f
voir	0H2f3T
volg*	0M1H2i3U
voll	0f2K3I
volt*	0S2H3b
volta	1b2Q3M
volu*	0a1Z2b3A
volume	0U1Y2Z3I
volume #	0c1R
volume $	0S2Z3Q
volume is	0a1S
volumes	0Q1S2l3F
volunteer	0c1U2Q3N
volunteers	0d1a2A3J
volunteers :	1Y2Q3P
vom	0S1P2A3h
von	0Y1N2T3Z
von #	0U2f39
von der	0U1U2N3c
vont	0k1M2Q3P
voor	0Q1Z2R
voor de	0J1Z2b
voor het	0I1j3H
voor*	0a2U3L
voorraad	0O1g3U
vor	1e2B3Q
vor allem	0L1i2T3O
vorh*	2M3Z
vorher	0U1c2Q3N
vori*	0R1J2g
vorige	0M1M2f3Z
vorige keer	0M1P2k3P
vorj*	0k1K2U3T
vorjahr	0l1I3T
vorjahr #	0g1M3U
vorl*	0h1P2Q3M
vors*	0k182H
vorstand	0T1K2L3f
voss	0f1O2S3R
vote	0i1R2E3Q
vote $	0S1a2N
vote on	0f2N3K
vote*	0c1U2G3Y
voted	0H1T2K3m
voters	0a1a2P3O
votes	0j1M3Q
votr*	1N2R3d
votre	0T1I2P3h
vouc*	0e2N3L
voud*	0K1c2f3U
vous	0C1E2L3t
vp	0R1c2T3S
vraa*	0N1g2J3T
vraag	0M1d2O
vrai*	0I1e2L3c
vrij*	0b2L3M
vroe*	0R1L2M3h
vroeg	0S1L2M3g
vs	0H1f2l34
vs #	0o1I2M3M
vs budget	0I1n2P3P
vuel*	0U1K2N3d
w	2N3Y
w /	0I1S2i3Z
w :	0l1K2P3N
w lodzi	0g1O2T3P
waar	0F1f2R3c
waar*	0L1k3E
waarom	0E1q2L3J
wach*	0P1f2O3R
wachttijd	0S1e2R3K
wage	0i1K2S3R
wage*	0a1S2a3N
wages	1O2f3O
wages #	0h1P2S3S
wait	0b1Z2A3S
wait #	0p1C2R3P
wait $	0P1Z2P3a
wait for	0U1e2O3J
wait*	0o1I2M3M
waiting	0h1Q2C3T
waiting for	0h1F2J3a
waiting list	0g1O3T
waiting time	0H1n2U3N
waiv*	0e1S2R3Q
walk	0d1a2B3O
walk*	0Z1T2K3b
walked	0Y1a2L
walking	0Y1I2P3d
wall	0P1M2Z3e
wall*	0Q1e2R3Q
wand*	0R1R2R3e
wanda	0Q2T3c
want	0L1Z2d3O
want #	0h1N2O3P
want a	0O1N2f
want it	0L1K2h3T
want the	0R1l2O3N
want them	0H1j2U3K
want to	0d1S3L
want*	0S1Q2Z
wanted	0P1F2K3m
wants	0R1T2Y
wants a	0T2J3a
wants it	0F1S3i
wants one	0M1h2Y3I
wants the	0Y1S2c3N
wants this	0O1U2O3e
wants to	0U1b2Y3M
war	0N1L2Q3k
ward	1d273Q
ward #	0R1Z2N3b
ward manager	0h1M2U3Q
ward system	0e1P3S
ward*	0l1L2I3U
wards	0f1U2M3S
wards #	0b1S
wards $	0S2O3d
ware	0S1M2f3M
ware*	0c1Z243L
warehouse	0f1Y2F38
warehouse #	0Q1d2U3S
warehouse $	0j1K2P3Q
warehouse system	0h1N2U3T
warehouses	0c2P3P
waren	0T1F2K3i
waren es	0i1O3O
warm	0D1C2p3U
warm*	0F1f2C3f
warmer	1a2R3P
warn*	0Y1J2S3c
wars*	0T1Z2S3Y
wart*	0Q1U2c
wartung	0R1c
waru*	0J1j2K3S
warum	0K1k2M3M
was	0O1U2D3j
was #	0z122J3I
was :	0U1h2Q3L
was a	0H1B2I3t
was at	0U1M2U3f
was beim	0N1h2T3P
was bewegt	0G1m2M3L
was in	0L2H3i
was it	0Y1H2P3d
was on	0Q1M2O3i
was one	1L2Q3c
was planned	0d1I2P3Y
was the	0g1M2E
was told	0e1U2T3P
wash*	0Z1R2O
washing	0c1U2R3P
wass*	0P1L2j3J
wast*	0e1c2G3H
waste	0g1Z2I3G
waste $	0P1h2P3N
wat	0b1O2J3Y
watc*	0Z2C3Y
watch	0a1R2E3a
watch out	0h1R2Q3O
wate*	0T1b3K
water	1d263O
water $	0f1U2I3J
waterfall	0G2k3Q
wave	0j1I2K
wave #	0i1M2U3R
wave one	0f1Q3S
wave two	0Z1T
wave*	0N1h2R
waves	0M1h2U3T
way	1Q
way $	0M1I2J3n
way round	0I1c2Q3a
way to	0b1O2f3D
ways	0J1m2T3F
ways to	0K1i2S3R
wdro*	0c2N3M
wdrozenia	1Z2P3O
we	0Z1b283O
we $	0T1S2M3c
we agreed	0S2Q3b
we are	0S1d3I
we ask	0q1E2O3H
we build	0i1L2U3S
we buy	0c1a2N3S
we can	0M1d2R3a
we close	0N1N3h
we closed	0b2P3I
we could	0k1T2N3H
we d	0m1U2J3B
we did	0b1C2R3d
we do	0F1U2c3d
we don	0p1O2I3C
we earn	1Y2U3U
we ended	0P2Q3c
we enter	0N1h2P3L
we favour	0j1L2P3M
we fitted	0d1R3T
we get	0J1o2L3I
we go	1a2O3N
we got	0D1b2d
we had	0L1A2G3q
we have	0T1i35
we hold	0j1L2S3Q
we keep	1b2M3L
we know	0k1R2L3H
we land	0R1N2g3U
we learned	0G1n3R
we ll	1S2S3a
we looked	1c2P3J
we lose	0S1d3H
we lost	0M1c2R
we need	1c2H3Q
we open	0e1S3O
we pay	1c2P3M
we put	0l1L2P3K
we raise	0l1I2T3O
we re	3P
we reach	1a2Q3M
we recommend	0o1J2N3J
we renew	0d1P
we run	1b2T3R
we see	0S1c2T3R
we sell	0m1H2T3O
we share	0m1I2U3P
we should	0Q
we speak	1L2S3a
we spend	0g1T2S3L
we stand	0U2e3L
we started	2R3Z
we stay	0M1i2U3S
we still	1c2R3K
we stop	0U1b2d3G
we take	0P1b2c3N
we therefore	0i1H2T3R
we used	0R1O2R3h
we ve	0Y3L
we want	0k1T2B3Q
we were	0h1G2O3S
we will	0L1j2S3P
we win	0j1K2N3O
we would	0M1l2J3H
weak	0a1c2G3B
weak :	0h1N2R3R
weak*	0e2J3G
weaknesses	0d1Y2K3H
weaknesses $	0k1K2O3M
weal*	2Q3Y
wealth	0P1Z2Q3b
weat*	0Z1N3c
weather	1L3d
web	0g1P2E
web shop	0m1I2P3O
webi*	0d1Q2U3T
webs*	0e2G3P
webshop	0b2T3R
webshop $	1b2S3Q
website	0e1U2G3T
website $	0h1P2S3S
wed	0k1L2U3T
wed #	0i1M2U3S
wedd*	0d1P2R
wedg*	0K2j3K
wedge	0I2k3K
wedn*	0Z1Z2D
wednesday	0a1Q2B3a
wednesday $	0a1H2L3c
week	0b1f2D3L
week #	0U1f2M3B
week $	0c1b2J3O
week one	0g1U2M3N
week range	0Y1U
week*	0f1Y203L
weekday	0S1f2S3O
weekend	0e1F2J3Z
weekend $	1H2L3e
weekendy	0n1L2P3H
weekly	0d1Z2L3H
weeks	0f233K
weeks #	0a1T3S
weeks $	0d1b2K3C
weeks :	1Z2S3Q
weeks and	0g1O2S3T
weeks of	0Q1d3U
weer	0Q1O2P3f
weg	0Y1P2J3b
weg $	0Y1K2Q3a
wege*	0H1e2P3e
wegen	0J1f2P3a
weig*	0T1f2E3R
weighbridge	0e1Y2N3L
weight	0L1j2P3N
weights	0b1T2Q3Q
weil	0T1d2S3P
wein*	0m1K2P3J
weinig	0o1H2M3J
weinig moeite	0h1P2T3S
weinig opbrengst	0h1P2T3R
weis*	0S1I2N3h
weiss	1L2P3d
weit*	0O1T2P3j
weiter	0O1Y2R3e
weke*	0U1c2Z3H
weken	0Z2a3H
wel	0M1L2M3j
welc*	1b2Z3H
welcome	0j1H2Z3K
welcome and	0d1S2U3S
weld*	0k1M2R3L
well	0L1N2R3l
well $	0N1N2S3i
well*	0g1Q2K
wen	0e1O3T
weni*	1c2Q3G
weniger	0Y1a2K3K
wenn	0G1Y2m3H
went	0S1T243h
went down	0Q1e2K
went from	0Z1R2R3Y
went home	0U2U3Y
went out	0m1L2R3K
went to	0l1K2T3L
wer	0O1k2C3M
wer macht	0G1m2Q3L
werd*	1J2L3f
werden	1L2N3b
were	0e10213h
were #	0i1L3U
were good	0H1R2P3k
were in	0i1M2P3O
werk	0a1b2I3F
werk*	0O1i2R3M
werke	0f1P2U3T
wert*	0d1c2I3E
wertschopfung	0k1I2R3O
west	1b2F3Y
west*	0b2Q3L
wet	0Q1f2N3T
wett*	0i1N2T3N
what	0Q1g2P3J
what $	0N1Z2U3Y
what a	0D1b2I3e
what came	0Y1Z2U3M
what carries	0b1U2T3S
what comes	0j1K2T3Q
what could	0e1S2T3Q
what each	1Y3Q
what for	0M1j2O3N
what happened	0P1h2O3Q
what happens	0Z1S2c3I
what hurts	0G1m2K3L
what i	0H1d2J3g
what if	0G1n2R3P
what in	0H1m2Q3N
what is	0I1o2O3E
what it	1c2J3O
what matters	0R1a3J
what moves	0P1f2R3R
what our	0R1m2I3E
what s	1R2b3S
what should	0m1I2T3P
what the	0T1a2U3Q
what they	0c2H3R
what to	0D1n2c3D
what we	0Z2Z39
what when	0c2Q3L
what would	0T1O2L3g
what*	1N2g3M
whatever	0P1H2k3L
whatsapp	0h1P2I3P
whea*	1a2R3T
wheat	1Y2Q3R
when	0T1c2Q3S
when $	0I1j2Z3K
when a	0Z2R3O
when i	0G1L2M3p
when it	0S1Y2d3K
when the	0Q1e3P
when they	1a2L3S
when we	0Y1a2P3I
wher*	0M1b2f3I
where	0O1h2c38
where are	0I1f2N
where did	0M1i2T3S
where do	0J1k2T3T
where it	0Z192f3P
where our	0T1c2Q3S
where the	0R1j2U3D
where they	1d2N3I
where to	0d1c2L3J
where we	0N1P2m3N
whet*	0U1U2H3b
whether	0P1Y2G3b
whether the	1U2R3Y
whether to	1c2U3M
whic*	0Q1c2R3T
which	0O1f3P
which #	0i1M2U3R
which $	0U1Z2L3a
which assumption	0N1k2M3P
which i	0N1O2R3i
which is	0g1U2E3Q
which nobody	0c1T3T
which one	0I1a2g3O
whil*	1R
while	0a1N2U
whis*	0H1M2Q3o
whit*	0S1U2Y3Y
white	0U1Y2N3Y
whiteboard	0N1M2d3b
who	0O1a2S
who $	0L1i2M3S
who d	0T1b2S3R
who does	0S1m2G3A
who gets	1Z2R3P
who has	1Y2L3S
who holds	0N1g2U3O
who is	0Q1h2Z3E
who knows	0U1J2N3d
who listens	0R1c2S3S
who passes	0Y1I2k3R
who pays	0U1c2U3S
who s	0Q1P2f3U
who sends	1f2U3N
who will	0O1O2M3j
who won	0Y1G2I3l
whoe*	0L1N2P3k
whoever	0L1N2R3j
whol*	2L
whole	1Q
whole line	0g2M3I
whole story	0R1N2g3T
whole thing	0b1N2T3Z
whole time	0M1R2U3g
wholesale	0O1h2P3P
wholesale #	0Z1T
wholesaler	0e2N3L
whom	0H2i3H
whom $	0K2i3K
why	0H1p253Q
why are	0G1n2Q3M
why did	0K1i2T3R
why is	0A1u2S3N
why the	0G1c2P3b
wick	0i1N2T3S
wide	0a1T2d3G
wide as	1M2d3Q
wide*	0R1S2g3L
widg*	0e1S2U3R
widgets	0d1S2U3S
wido*	0P1N2j3I
widt*	062r3B
width	0E2m3H
width =	0O1j2M3T
width should	0Q1O2i3N
widths	0N1U2i3I
widths should	0T1b2Y3N
wie	0U1O2A3f
wiec	0G1F2J3r
wied*	0I1R2a3f
wieder	0I1P2R3k
wieder $	0H1L2O3o
wiederum	0g1L2S3R
wife	0O1Q2R3j
wifi	0Y1C2O3j
wij	0b2F3T
wil	0U1O2g3S
wild	0m1K2N3J
will	0J1T2U3g
will $	0J1b2J3e
will ask	0F1Z2b
will be	0R1Y2e3N
will take	0h1N2Q3R
will the	0P1j2R3L
will*	0U1N2N3d
win	0h1R2L3J
win rate	0Z1U3U
wind	0d1R2J3Y
wind #	0Q1e2T3S
wind farm	0S1g2T3R
wind*	0a1b2I3C
window	0c2Q3K
windows	1a2S3T
wine	1P3Y
wink*	0J1Z2Q3b
winn*	0N1h3L
winning	0P1j2L3J
wins	0M2b
wint*	1j2B34
winter	1h2B37
winter $	0d2J3F
winter :	0g1M2T3S
wir	1c2E3Q
wir #	0g1P3T
wir bei	0i1Q2S3P
wir bitten	0h1P2Q3O
wir brauchen	1d2O3N
wir empfehlen	0e1R2Q3S
wir haben	0i1N2M3N
wird	1e2A3N
wird gefragt	0f1O2U3R
wirk*	0b1O2a3N
wirkt	1a2N3O
wish	0L1Q2P3i
with	0P1P2b3b
with #	0Y1Y2C3Q
with +	0a1T
with a	0O1S2Y3d
with an	0R1P2e3T
with arrows	0Q1P2e3Q
with it	0Q1c2K3c
with its	0Z1O2f3J
with me	0M1N2Q3k
with my	0Q1S2Q3g
with one	1T2S3Z
with our	0O1g2Q3N
with the	0G1O2c3f
with their	0d1I2N3a
with them	0b1O2c3O
with three	0b1U3I
with us	0b1O2P3a
with who	0m1I2L3O
with*	0d1U2O3N
within	0r1E2Z39
within #	0p1G2P3O
within a	0o1G2R3L
without	0O1c2R
without #	0i1M3S
without a	1d2J3Q
without it	0d1R
without the	0Q1c2J
wk	0a1Z2I3D
wk #	0k1S2L3H
wk1	0n1K2O3J
wk2	0i1N2N3O
wk4	0n1L2K3J
wk6	0j1L2Q3P
wks	0b2R3O
wks $	0j1M2R3O
wlas*	0R2L3f
wms	0j1S2N3K
wms $	0a2S3S
wms sends	0Z
wo	0K1f2h37
woch*	1Z2D
woche	0N2M3g
woche $	0f1P2Q3R
wochen	1N2T3Z
wojc*	0k1M2O3O
woll*	0U1P2P3c
woln*	0S1e2c3E
wome*	0a1a2L3H
women	1c2L3H
won	1C2Y3e
won t	1C2b3b
wond*	0R1O2b3c
wone*	0g1U2P3H
wonen	0Z1a2Q3K
wool	0g1M2T3R
wora*	0L1j2R3O
word	0Q1O2U3e
word*	0E2n3Q
words	0B1S2p3R
words $	081Q2o
words for	0N2k3H
wordt	0e1H2K3Z
work	0Y1e233R
work #	0i1P2U3O
work $	0i1R2G3S
work and	1Z2S3P
work*	0Z1f2A3M
worked	0S1i2P3I
working	0n1G2F3S
working capital	0Y1c2N3M
works	0N1g2B3Y
works $	0F1p2K3O
works council	1U2O3a
workshop	0F1g2c3R
workshop $	0h2N3M
workshops	0O1d2Q3Y
workstream	0h2H3C
workstreams	0I1n2O3R
worl*	1O2O3b
world	0b1N2P3Z
worr*	0M1H2Y3e
worry	0R1N2T3d
wors*	0Q1j28
worse	0U1a2H3a
worst	0P1j2J3H
wort	0G1I2e3d
wort*	0S1a2B3b
worth	0Y1Y28
worth #	0s1E2Q3K
worth $	0T1j2N3G
worth it	0Q1Z2N3b
woul*	1R2Z3Q
would	1R2b3R
would be	0O1P2l3N
would cost	0j1H2O3R
would have	0k1L2O3P
would like	0U1g2b3C
wouldn	0d1N2M
wouldn t	1M2L3d
wow	0I1F2c3g
wris*	0g1G2N3Y
writ*	0d1J2P3Z
write	1Q2b3S
write it	0a1I2O3a
write the	0c1J2b3K
write to	0e1R2S3P
writes	0i1L2I3T
writes to	0i1P2Q3O
writing	0e1L2E3b
written	0a1O2R3c
wron*	1R2N3Y
wrong	0Z1P2S
wrong size	0L1c2e3O
wrot*	1K2Q3h
wrote	1I2O3i
wrote it	0M1c2c
wrote this	0R1P2U3e
ws	0k1N2O3P
ws #	0i1P2O3Q
wspo*	0F1c2L3a
wszy*	0L1L2O3k
wurd*	0S1Z2H3Z
wurde	0H1c2L3c
wurden	0h1O2R3Q
wurs*	0d1R
wurst	0c1R
wurst #	0d1Q
wych*	0j1J2Q3M
wychowawca	0f1P2T3Q
wykr*	0H1K2m3J
wykres	0D1H2q3D
wyni*	0P1j2J3J
x	0b2D39
x #	0p1F2T3U
x $	0d1S2Q3Q
x =	0Q1e2U3U
x revenue	1Y3U
x the	0e1Q2T3U
xmas	0a1N2R3Y
y	0b1L3T
y #	0a2Q3N
y =	0S1b2U3U
y a	0a1O2R3b
y app	0Q1O2g3O
y el	0n1L2O3H
y la	0m1H2P3O
y las	0i1N2T3N
y mucha	0h1O2U3S
y no	0S1L2P3f
y un	0i1N2S3R
y una	0k1N2U3O
ya	0R1O
ya $	0Z1M2a3K
yach*	1f2O3I
yacht	0a2R3P
yard	0b2T3R
year	0c1c2B3D
year #	0j1R2J3E
year $	0Y1e243B
year (	0T1a
year /	0Z2R3Q
year :	0l1J3R
year and	0Y1b2S3N
year at	0U1b3Q
year but	0I1m3S
year end	1a2P3L
year from	0S1e2T3P
year is	0k1L2Q3N
year one	0Y3U
year s	0N1k2L3M
year two	0T1d2O3P
year we	0j1N2R3O
year*	0f2F3P
yearly	0e1P2U3S
years	0a2O3T
years #	0g1M2U3T
years $	0a1Y3F
years ago	0g1P2T3P
years of	0D1g2O3c
yell*	0d1N2Y3P
yellow	0e1K2Z3M
yes	0e19243d
yes #	0e1R2U3P
yes $	0g1S2L3M
yes i	0G1P2Q3m
yes yes	0c1S3T
yest*	0L2P3f
yesterday	0G1T3h
yesterday $	0N1N2P3j
yesterday s	0L1l2P3M
yet	0Y1U2C3c
yet $	0U1A293l
yiel*	0S1g2I3J
yield	0T1f2L3K
yield #	0f1P3T
yield per	0Y2T3U
yo	0S1F2I3h
yoga	0Y1Z2N3N
york	0g1N
you	0H1Q2a3e
you $	0C1C2Y3k
you ask	0I1L2J3n
you asked	0J1c2O3Y
you believe	0O1N2S3i
you can	0p152T3M
you d	0S1K2Y3c
you decide	0I1J2i
you do	0H1M2l3P
you don	0K1e2M3Z
you draw	1g2N3N
you for	0I1a2M3b
you get	0h1I2S
you have	0R1I2h3S
you know	0C1D2a3j
you need	0Y2O3U
you put	0R1b2O3Z
you re	0I1J2U3l
you see	0U1Y2Y3S
you to	0S1Z2Q3b
you ve	0K1M2c3Z
you want	0f1Y2L3I
youn*	1O2R3c
your	0e1P2L
your*	0T1L2K3e
yours	1K2N3c
yout*	1b2J3H
youth	1a2M3M
yr	0n1G2S3M
yr #	0Z1T
yrs	0g1P2U3Q
ytd	0e1R2Q3O
yusu*	0Y1O2S3Z
yusuf	0Z1L2R3d
z	0P1P3d
z #	0T1d2U3N
za	0H1d2B3i
za #	0G1n2T3N
zagr*	0p1J2L3I
zagrozenia	0n1M2K3H
zagrozenia :	0k1N2M3K
zahl	0T1F2l3J
zahl*	0b1Q2d3D
zahlen	0Y1O2d3O
zahlt	0P1c2d3K
zahn*	1K2P3e
zake*	0N2e3M
zami*	0g1R2U3O
zamo*	0l1O2P3J
zapi*	0e1Z2J3F
zapisy	0f1P2S3R
zara*	0U1N2U3e
zarz*	0S1b2c3G
zarzad	0k1M2R3R
zate*	0l1M2L3L
zdje*	0I1T2U3f
zdjecie	0J1S2e3Y
ze	0F1Q283p
zebr*	0J1I2O3n
zehn	0U2K
zeig*	0I1Y2h3P
zeit*	0Q1Y2g3I
zelf	0L1e2M3b
zelf*	0U1b3O
zelfstandig	0U1a2R3Q
zelfstandig blijven	0Y1b2Q3P
zent*	0U1e2M3J
zerl*	0B1i2h3N
zerlegen	0H1c2g3O
zero	0c1T3L
zero $	0Q1Y2e3I
zes	0U1b2Y3I
ziek*	0R1e2N
ziel	0g1F3F
ziel #	0e1R2T3U
ziel*	0b1I2a3K
zielony	0f1O2S3R
zien	1H2g3G
ziet	0l1K2O3K
zijn	0O1Z2D3d
zins	0a1U
zit	0N1d2K
zitt*	0Z1a2Q3L
zitten	0Z1a2Q3M
zjad*	0b1J2Q3d
zl	0S1d2Q3N
zlot*	0f1T2O3M
zlotych	0Y1b2N3J
zlotych $	0j1L2S3P
zmia*	0d1T2R3O
zo	0H1T2e3Z
zone	0j1K2N3S
zone $	0d1K2Q
zone*	0e1Q2S3Q
zones	0g1P2R3Q
zonn*	0g1J2b3I
zorg*	0P1S2P3f
zost*	0Y1K2N3d
zu	0Y1d283M
zu #	0S1e2R3J
zu $	0i1L2N3L
zu lange	0H1k2Q3Q
zu selten	0k1M2S3L
zug	0J1c2S3d
zuga*	0j1K2T3O
zula*	0j1K2Q3P
zum	0T1a2b3M
zum schluss	0b2O3N
zur	0L1e2d3D
zur basis	0I1L2l3L
zuru*	0o1I2L3I
zuruck	0k1K2P3M
zus	0I1a2M3e
zusa*	0a1c2O3L
zusage	0g1O2T3P
zusammen	0L1d2S
zusc*	0n1J2Q3M
zuschuss	0i1M2U3S
zust*	0c2N3K
zuzy*	1c2Q3P
zuzycie	0R1g2O3O
zwei	0a1O2h36
zwei jahre	0R1d2R3R
zwei*	0c1Z2F3L
zweite	0m1M2R3K
zweitens	0j1K2Q3P
zwis*	0L1Z2T3e
zwol*	0Y1K2L3d
zwolf	0g1L2S3a
zwolle	0S1b2O3Y
ª	0a1G2N3Y
ª out	0j1O2S3J
ª set	0g1Q2U3P
«	1T2J3Z
º	0R1H2N3g
º :	0e1P3U
“	1c2P3O
„	0f2P3M
→	0g243I
→ #	0g1S2M3H`;
